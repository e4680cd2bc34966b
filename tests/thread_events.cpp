// SPDX-License-Identifier: GPL-3.0-or-later
// Linked into tests under the thread sanitizer: it does not see Qt's locks (futexes, in a library that is not
// compiled for it), so what one thread hands another as a Qt event would look like a race. These three ways
// in tell it of the hand-over and call Qt's own; the receiver's end is a filter of the application's events.
#include <dlfcn.h>
#include <sanitizer/tsan_interface.h>

#include <QCoreApplication>
#include <QEvent>
#include <QObject>

namespace {

char queue;

struct Receiver : QObject {
  bool eventFilter(QObject*, QEvent*) override {
    __tsan_acquire(&queue);
    return false;
  }
};

void receive() { QCoreApplication::instance()->installEventFilter(new Receiver); }
Q_COREAPP_STARTUP_FUNCTION(receive)

template <class Function>
Function handOver(const char* name) {
  __tsan_release(&queue);
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

}  // namespace

bool QMetaObject::invokeMethodImpl(QObject* object, QtPrivate::QSlotObjectBase* slot, Qt::ConnectionType type,
                                   void* result) {
  return handOver<decltype(&QMetaObject::invokeMethodImpl)>(
      "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv")(
      object, slot, type, result);
}

void QMetaObject::activate(QObject* sender, const QMetaObject* type, int signal, void** arguments) {
  handOver<void (*)(QObject*, const QMetaObject*, int, void**)>(
      "_ZN11QMetaObject8activateEP7QObjectPKS_iPPv")(sender, type, signal, arguments);
}

void QCoreApplication::postEvent(QObject* receiver, QEvent* event, int priority) {
  handOver<void (*)(QObject*, QEvent*, int)>("_ZN16QCoreApplication9postEventEP7QObjectP6QEventi")(
      receiver, event, priority);
}
