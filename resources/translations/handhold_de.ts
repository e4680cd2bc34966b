<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<!--
One word for one thing; nouns as the field has them, requests in the infinitive ("Haltung lösen"):
advice Rat, clearance Freiraum, contact Kontakt, control point Steuerpunkt, duration Dauer, event Ereignis,
foot restraint Fußhalt, gap Lücke, grip Griff, hand rail Handlauf, handhold Handgriff, hold Halt,
inspector Eigenschaften, instant Zeitpunkt, joint Gelenk, joint angle Gelenkwinkel, law Nebenbedingung,
limb Körperteil, load (on the body) Last, load (of a joint, in parts of its limit) Auslastung, manoeuvre Manöver,
marker Marker, mesh Netz, motion Bewegung, objective Zielfunktion, pinned fixiert, posture Haltung,
prediction Vorhersage, prop Gegenstand, reach Reichweite, recording Aufnahme, released freigegeben,
result Ergebnis, sample Beispiel, schedule Zeitplan, score Wertung, site Körperpunkt, solve lösen,
solver Lösungsverfahren, stage Abschnitt, strength Kraft, study Studie, target Ziel, task Aufgabe,
time line Zeitleiste, torque Drehmoment, verdict Urteil, workload Arbeitsbelastung.
-->
<context>
    <name>handhold</name>
    <message>
        <source>%1 is a body in a plane without a %2, and this task is for people in space</source>
        <translation>%1 ist ein Körper in einer Ebene, dem das fehlt: %2; diese Aufgabe ist für Menschen im Raum</translation>
    </message>
    <message>
        <source>change several of distance, spacing, hand height and lean together</source>
        <translation>mehreres von Abstand, Sprossenabstand, Handhöhe und Neigung zusammen ändern</translation>
    </message>
    <message>
        <source>chest before the hatch</source>
        <translation>Brust vor der Luke</translation>
    </message>
    <message>
        <source>chest beyond the hatch</source>
        <translation>Brust jenseits der Luke</translation>
    </message>
    <message>
        <source>chest in the middle</source>
        <translation>Brust in der Mitte</translation>
    </message>
    <message>
        <source>Forces that nothing bears</source>
        <translation>Kräfte, die nichts trägt</translation>
    </message>
    <message>
        <source>front panel</source>
        <translation>vordere Platte</translation>
    </message>
    <message>
        <source>has more than blanks between its numbers</source>
        <translation>hat mehr als Leerzeichen zwischen seinen Zahlen</translation>
    </message>
    <message>
        <source>has no finite number in %1</source>
        <translation>hat keine endliche Zahl in %1</translation>
    </message>
    <message>
        <source>has no number in %1</source>
        <translation>hat keine Zahl in %1</translation>
    </message>
    <message>
        <source>hips beneath it</source>
        <translation>Hüfte darunter</translation>
    </message>
    <message>
        <source>hips in the middle</source>
        <translation>Hüfte in der Mitte</translation>
    </message>
    <message>
        <source>Hips, knees and ankles go with angle and speed as measured (Anderson 2007), elbows with mass as young men's (Lategan and Krueger 2003; women's as their grips are of men's), hands with age (Mathiowetz 1985). Elbow, arm and trunk go in one direction with angles. All else is constant and assumed.</source>
        <translation>Hüften, Knie und Sprunggelenke gehen mit Winkel und Geschwindigkeit, wie gemessen (Anderson 2007), Ellbogen mit der Masse wie bei jungen Männern (Lategan und Krueger 2003; bei Frauen im Verhältnis der Griffkräfte), Hände mit dem Alter (Mathiowetz 1985). Ellbogen, Arm und Rumpf gehen in einer Richtung mit Winkeln. Alles andere ist konstant und angenommen.</translation>
    </message>
    <message>
        <source>In through a hatch</source>
        <translation>Hinein durch eine Luke</translation>
    </message>
    <message>
        <source>is a part of the body and no place on it</source>
        <translation>ist ein Körperteil und kein Punkt darauf</translation>
    </message>
    <message>
        <source>Leave less on the pelvis</source>
        <translation>Weniger am Becken übrig lassen</translation>
    </message>
    <message>
        <source>left inner post</source>
        <translation>linker innerer Pfosten</translation>
    </message>
    <message>
        <source>left outer post</source>
        <translation>linker äußerer Pfosten</translation>
    </message>
    <message>
        <source>left panel</source>
        <translation>linke Platte</translation>
    </message>
    <message>
        <source>left rail</source>
        <translation>linker Handlauf</translation>
    </message>
    <message>
        <source>Low on a swaying platform</source>
        <translation>Tief auf einer schwankenden Plattform</translation>
    </message>
    <message>
        <source>needs &apos;%1&apos; on the other side, too, which has none</source>
        <translation>braucht &apos;%1&apos; auch auf der anderen Seite, die das nicht hat</translation>
    </message>
    <message>
        <source>needs the %1, and the body %2 is without</source>
        <translation>braucht: %1, und der Körper %2 hat das nicht</translation>
    </message>
    <message>
        <source>On a platform that sways both hands hold a rail. Potential energy counts: the body sinks into a deep squat and hangs back on the rail instead of standing, and tips less.</source>
        <translation>Auf einer Plattform, die schwankt, halten beide Hände einen Handlauf. Die potentielle Energie zählt: der Körper sinkt in eine tiefe Hocke und hängt sich an den Handlauf zurück, statt zu stehen, und kippt weniger.</translation>
    </message>
    <message>
        <source>platform</source>
        <translation>Plattform</translation>
    </message>
    <message>
        <source>rear panel</source>
        <translation>hintere Platte</translation>
    </message>
    <message>
        <source>right inner post</source>
        <translation>rechter innerer Pfosten</translation>
    </message>
    <message>
        <source>right outer post</source>
        <translation>rechter äußerer Pfosten</translation>
    </message>
    <message>
        <source>right panel</source>
        <translation>rechte Platte</translation>
    </message>
    <message>
        <source>right rail</source>
        <translation>rechter Handlauf</translation>
    </message>
    <message>
        <source>take another body, or the contact out</source>
        <translation>einen anderen Körper nehmen, oder den Kontakt entfernen</translation>
    </message>
    <message>
        <source>take human55 or another person, or a task that was made for %1</source>
        <translation>human55 oder eine andere Person nehmen, oder eine Aufgabe, die für %1 gemacht ist</translation>
    </message>
    <message>
        <source>turns about %1</source>
        <translation>Drehungen um die Achsen %1</translation>
    </message>
    <message>
        <source>turns about up, forward and up</source>
        <translation>Drehungen um Hoch-, Längs- und Hochachse</translation>
    </message>
    <message>
        <source>turns about up, left and up</source>
        <translation>Drehungen um Hoch-, Quer- und Hochachse</translation>
    </message>
    <message>
        <source>Weightless, both hands hold rails beyond a hatch of 80 cm. Head first the arms pull the chest through its middle and push it on; head, arms and trunk stay clear of the rim.</source>
        <translation>Schwerelos halten beide Hände Handläufe jenseits einer Luke von 80 cm. Mit dem Kopf voran ziehen die Arme die Brust durch ihre Mitte und schieben sie weiter; Kopf, Arme und Rumpf bleiben frei vom Rand.</translation>
    </message>
    <message>
        <source>With Fit the human: moves and turns the body within what markers leave open, and changes a mass that nobody told by 30 % at most, so that what bears the body explains its motion; Results tells what was changed</source>
        <translation>Mit „Menschen anpassen“: verschiebt und dreht den Körper, so weit die Marker es offen lassen, und ändert eine Masse, die niemand angab, um höchstens 30 %, damit das, was den Körper trägt, seine Bewegung erklärt; die Ergebnisse nennen, was geändert wurde</translation>
    </message>
    <message>
        <source>reduced in the %1 % of the frames that plates explained from %2, %3 to %4, %5; the body was moved by %6 and turned by %7 (RMS)</source>
        <translation>in den %1 % der Bilder, die Platten erklärten, verringert von %2, %3 auf %4, %5; der Körper wurde um %6 verschoben und um %7 gedreht (RMS)</translation>
    </message>
    <message>
        <source>; doubts told in Results: %1</source>
        <translation>; Zweifel, in den Ergebnissen genannt: %1</translation>
    </message>
    <message>
        <source>; its mass is %1 instead of %2</source>
        <translation>; seine Masse ist %1 statt %2</translation>
    </message>
    <message>
        <source>what is left on the pelvis</source>
        <translation>was am Becken übrig bleibt</translation>
    </message>
    <message>
        <source>in no frame all that bears the body is known</source>
        <translation>in keinem Bild ist alles bekannt, was den Körper trägt</translation>
    </message>
    <message>
        <source>nothing was reduced</source>
        <translation>nichts wurde verringert</translation>
    </message>
    <message>
        <source>It holds what the force plates bore, as OpenSim's tables of ground forces do</source>
        <translation>Sie enthält, was die Kraftmessplatten trugen, wie OpenSims Tabellen der Bodenkräfte</translation>
    </message>
    <message>
        <source>is %1, the header's is %2</source>
        <translation>ist %1, die des Kopfes %2</translation>
    </message>
    <message>
        <source>tells no analog samples a frame</source>
        <translation>nennt keine analogen Werte je Bild</translation>
    </message>
    <message>
        <source>%1 were taken</source>
        <translation>%1 wurden genommen</translation>
    </message>
    <message>
        <source>tells %1 channels, the header %2</source>
        <translation>nennt %1 Kanäle, der Kopf %2</translation>
    </message>
    <message>
        <source>tells %1 points, the header %2</source>
        <translation>nennt %1 Punkte, der Kopf %2</translation>
    </message>
    <message>
        <source>tells block %1, the header %2</source>
        <translation>nennt Block %1, der Kopf %2</translation>
    </message>
    <message>
        <source>16 bits hold no such count of frames</source>
        <translation>16 Bit fassen keine solche Zahl von Bildern</translation>
    </message>
    <message>
        <source>all %1 that fill the file were read</source>
        <translation>alle %1, die die Datei füllen, wurden gelesen</translation>
    </message>
    <message>
        <source>promises %1 frames, the file ends after %2</source>
        <translation>verspricht %1 Bilder, die Datei endet nach %2</translation>
    </message>
    <message>
        <source>tells %1 frames, the header %2</source>
        <translation>nennt %1 Bilder, der Kopf %2</translation>
    </message>
    <message>
        <source>tells %1 frames, %2 %3</source>
        <translation>nennt %1 Bilder, %2 %3</translation>
    </message>
    <message>
        <source>those of the header were read</source>
        <translation>die des Kopfes wurden gelesen</translation>
    </message>
    <message>
        <source>those of %1 were read</source>
        <translation>die von %1 wurden gelesen</translation>
    </message>
    <message>
        <source>tells %1 a second, the frames hold %2</source>
        <translation>nennt %1 je Sekunde, die Bilder enthalten %2</translation>
    </message>
    <message>
        <source>the unit %1 is not known</source>
        <translation>die Einheit %1 ist nicht bekannt</translation>
    </message>
    <message>
        <source>the unit %1 is cut off</source>
        <translation>die Einheit %1 ist abgeschnitten</translation>
    </message>
    <message>
        <source>read as the length unit that begins so</source>
        <translation>als die Längeneinheit gelesen, die so beginnt</translation>
    </message>
    <message>
        <source>%1 channels are scaled by 0</source>
        <translation>%1 Kanäle sind mit 0 skaliert</translation>
    </message>
    <message>
        <source>%1 lie outside the frames</source>
        <translation>%1 liegen außerhalb der Bilder</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>the value of %1 runs behind its end</source>
        <translation>der Wert von %1 reicht über das Ende hinaus</translation>
    </message>
    <message>
        <source>the name of a parameter runs behind its end</source>
        <translation>der Name eines Parameters reicht über das Ende hinaus</translation>
    </message>
    <message>
        <source>is of type %1</source>
        <translation>ist vom Typ %1</translation>
    </message>
    <message>
        <source>left out: types 1 to 4 are known here</source>
        <translation>ausgelassen: bekannt sind hier die Typen 1 bis 4</translation>
    </message>
    <message>
        <source>the distances of its sensors are not told</source>
        <translation>die Abstände ihrer Sensoren sind nicht angegeben</translation>
    </message>
    <message>
        <source>no moment is known</source>
        <translation>kein Moment ist bekannt</translation>
    </message>
    <message>
        <source>the units of its channels are not those of forces and moments</source>
        <translation>die Einheiten ihrer Kanäle sind nicht die von Kräften und Momenten</translation>
    </message>
    <message>
        <source>names frames of an empty plate</source>
        <translation>nennt Bilder einer leeren Platte</translation>
    </message>
    <message>
        <source>is not told, the plates point %1</source>
        <translation>ist nicht angegeben, die Platten zeigen nach %1</translation>
    </message>
    <message>
        <source>is %1, the plates point %2</source>
        <translation>ist %1, die Platten zeigen nach %2</translation>
    </message>
    <message>
        <source>taken as %1 up</source>
        <translation>als %1 nach oben genommen</translation>
    </message>
    <message>
        <source>plates</source>
        <translation>Platten</translation>
    </message>
    <message>
        <source>the header promises %1 markers and names %2</source>
        <translation>der Kopf verspricht %1 Marker und nennt %2</translation>
    </message>
    <message>
        <source>they are called after their column: %1</source>
        <translation>sie heißen nach ihrer Spalte: %1</translation>
    </message>
    <message>
        <source>the header promises %1 frames, there are %2</source>
        <translation>der Kopf verspricht %1 Bilder, vorhanden sind %2</translation>
    </message>
    <message>
        <source>the header promises %1 rows, there are %2</source>
        <translation>der Kopf verspricht %1 Zeilen, vorhanden sind %2</translation>
    </message>
    <message>
        <source>the header promises %1 columns, there are %2</source>
        <translation>der Kopf verspricht %1 Spalten, vorhanden sind %2</translation>
    </message>
    <message>
        <source>the header tells %1 frames a second, its times are not even</source>
        <translation>der Kopf nennt %1 Bilder je Sekunde, seine Zeiten sind nicht gleichmäßig</translation>
    </message>
    <message>
        <source>the header tells %1 frames a second, its times %2</source>
        <translation>der Kopf nennt %1 Bilder je Sekunde, seine Zeiten %2</translation>
    </message>
    <message>
        <source>the header tells no rate, the times are not even</source>
        <translation>der Kopf nennt keine Rate, die Zeiten sind nicht gleichmäßig</translation>
    </message>
    <message>
        <source>the header tells no rate, the times %1</source>
        <translation>der Kopf nennt keine Rate, die Zeiten %1</translation>
    </message>
    <message>
        <source>inDegrees is not told</source>
        <translation>inDegrees ist nicht angegeben</translation>
    </message>
    <message>
        <source>the header says radians, and some angles exceed two turns</source>
        <translation>der Kopf sagt Radiant, und einige Winkel gehen über zwei Umdrehungen hinaus</translation>
    </message>
    <message>
        <source>what %1 columns hold is not told, as %2</source>
        <translation>was %1 Spalten enthalten, ist nicht angegeben, so bei %2</translation>
    </message>
    <message>
        <source>what some columns hold is not told, as %1</source>
        <translation>was einige Spalten enthalten, ist nicht angegeben, so bei %1</translation>
    </message>
    <message>
        <source>times do not grow at row %1</source>
        <translation>die Zeiten wachsen nicht in Zeile %1</translation>
    </message>
    <message>
        <source>%1 is no number of frames</source>
        <translation>%1 ist keine Zahl von Bildern</translation>
    </message>
    <message>
        <source>the frame time %1 is none</source>
        <translation>die Bildzeit %1 ist keine</translation>
    </message>
    <message>
        <source>read as %1, which make the skeleton %2 tall</source>
        <translation>als %1 gelesen, womit das Skelett %2 groß ist</translation>
    </message>
    <message>
        <source>units of 1/0.45 inches</source>
        <translation>Einheiten von 1/0.45 Zoll</translation>
    </message>
    <message>
        <source>frame 1</source>
        <translation>Bild 1</translation>
    </message>
    <message>
        <source>stands apart from the motion that follows</source>
        <translation>steht abseits der Bewegung, die folgt</translation>
    </message>
    <message>
        <source>%1 bones hang on nothing</source>
        <translation>%1 Knochen hängen an nichts</translation>
    </message>
    <message>
        <source>lengths are taken to be in inches by the file's factor</source>
        <translation>Längen sind in Zoll nach dem Faktor der Datei genommen</translation>
    </message>
    <message>
        <source>one unit is %1</source>
        <translation>eine Einheit ist %1</translation>
    </message>
    <message>
        <source>the column %1 holds words</source>
        <translation>die Spalte %1 enthält Wörter</translation>
    </message>
    <message>
        <source>read as %1 rows a second</source>
        <translation>als %1 Zeilen je Sekunde gelesen</translation>
    </message>
    <message>
        <source>the file holds no body</source>
        <translation>die Datei enthält keinen Körper</translation>
    </message>
    <message>
        <source>shown on one of usual measures, which %1 of %2 columns move</source>
        <translation>an einem mit üblichen Maßen gezeigt, den %1 von %2 Spalten bewegen</translation>
    </message>
    <message>
        <source>read as centimetres: they span %1 in a frame, as a person does</source>
        <translation>als Zentimeter gelesen: sie umspannen %1 in einem Bild, wie ein Mensch</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>Byte %1</translation>
    </message>
    <message>
        <source>%1 gaps of %2 values</source>
        <translation>%1 Lücken von %2 Werten</translation>
    </message>
    <message>
        <source>%1 gap of %2 values</source>
        <translation>%1 Lücke von %2 Werten</translation>
    </message>
    <message>
        <source>%1 gap of %2 value</source>
        <translation>%1 Lücke von %2 Wert</translation>
    </message>
    <message>
        <source>%1 is no number, in the column %2</source>
        <translation>%1 ist keine Zahl, in der Spalte %2</translation>
    </message>
    <message>
        <source>%1 is no number, in the column %2, and %3 more</source>
        <translation>%1 ist keine Zahl, in der Spalte %2, und %3 weitere</translation>
    </message>
    <message>
        <source>centimetres</source>
        <translation>Zentimeter</translation>
    </message>
    <message>
        <source>millimetres</source>
        <translation>Millimeter</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>Meter</translation>
    </message>
    <message>
        <source>inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>%1 are no joints of the body</source>
        <translation>%1 sind keine Gelenke des Körpers</translation>
    </message>
    <message>
        <source>%1 is no joint of the body</source>
        <translation>%1 ist kein Gelenk des Körpers</translation>
    </message>
    <message>
        <source>%1 person</source>
        <translation>%1 Person</translation>
    </message>
    <message>
        <source>%1 events</source>
        <translation>%1 Ereignisse</translation>
    </message>
    <message>
        <source>%1 joints of the skeleton</source>
        <translation>%1 Gelenke des Skeletts</translation>
    </message>
    <message>
        <source>%1 coordinates</source>
        <translation>%1 Koordinaten</translation>
    </message>
    <message>
        <source>%1 force on the body</source>
        <translation>%1 Kraft am Körper</translation>
    </message>
    <message>
        <source>%1 forces on the body</source>
        <translation>%1 Kräfte am Körper</translation>
    </message>
    <message>
        <source>%1 force plates</source>
        <translation>%1 Kraftmessplatten</translation>
    </message>
    <message>
        <source>%1 analog channels</source>
        <translation>%1 Analogkanäle</translation>
    </message>
    <message>
        <source>%1 value is beyond what is possible, the first in row %2, at %3</source>
        <translation>%1 Wert liegt außerhalb des Möglichen, der erste in Zeile %2, bei %3</translation>
    </message>
    <message>
        <source>%1 values are beyond what is possible, the first in row %2, at %3</source>
        <translation>%1 Werte liegen außerhalb des Möglichen, der erste in Zeile %2, bei %3</translation>
    </message>
    <message>
        <source>%1 vectors</source>
        <translation>%1 Vektoren</translation>
    </message>
    <message>
        <source>%1 markers' residuals</source>
        <translation>Residuen von %1 Markern</translation>
    </message>
    <message>
        <source>%1 markers</source>
        <translation>%1 Marker</translation>
    </message>
    <message>
        <source>; while all that bears the body is known %1, %2 % of its weight</source>
        <translation>; solange alles bekannt ist, was den Körper trägt, %1, %2 % seines Gewichts</translation>
    </message>
    <message>
        <source>Alt+drag of a contact</source>
        <translation>Alt+Kontakt ziehen</translation>
    </message>
    <message>
        <source>and %1 more joint does</source>
        <translation>und %1 weiteres Gelenk auch</translation>
    </message>
    <message>
        <source>and %1 more joints do</source>
        <translation>und %1 weitere Gelenke auch</translation>
    </message>
    <message>
        <source>Area  cm²</source>
        <translation>Querschnitt  cm²</translation>
    </message>
    <message>
        <source> at %1</source>
        <translation> bei %1</translation>
    </message>
    <message>
        <source>"%1" is no time of the motion; write 0 to %2 s</source>
        <translation>„%1“ ist kein Zeitpunkt der Bewegung; 0 bis %2 s eingeben</translation>
    </message>
    <message>
        <source> % of its limit</source>
        <translation> % der Grenze</translation>
    </message>
    <message>
        <source>% of the joint's limit</source>
        <translation>% der Gelenkgrenze</translation>
    </message>
    <message>
        <source>% of the limit</source>
        <translation>% der Grenze</translation>
    </message>
    <message>
        <source>%1  %2  %3 % of its strength</source>
        <translation>%1  %2  %3 % der Kraft</translation>
    </message>
    <message>
        <source>%1  %2 of %3, %4 %</source>
        <translation>%1  %2 von %3, %4 %</translation>
    </message>
    <message>
        <source> %1 % of its limit</source>
        <translation> %1 % der Grenze</translation>
    </message>
    <message>
        <source>%1 % of men</source>
        <translation>%1 % der Männer</translation>
    </message>
    <message>
        <source>%1 % of strength</source>
        <translation>%1 % der Kraft</translation>
    </message>
    <message>
        <source>%1 % of strength, %2 at %3 s</source>
        <translation>%1 % der Kraft, %2 bei %3 s</translation>
    </message>
    <message>
        <source>%1 % of the strength of %2, the most loaded joint
x %3, y %4, z %5</source>
        <translation>%1 % der Kraft: %2, das am meisten belastete Gelenk
x %3, y %4, z %5</translation>
    </message>
    <message>
        <source>%1 % of women</source>
        <translation>%1 % der Frauen</translation>
    </message>
    <message>
        <source>%1 %, %2 of %3</source>
        <translation>%1 %, %2 von %3</translation>
    </message>
    <message>
        <source>%1 %2, %3 at most</source>
        <translation>%1 %2, höchstens %3</translation>
    </message>
    <message>
        <source>%1 %2 (s of the motion)</source>
        <translation>%1 %2 (s der Bewegung)</translation>
    </message>
    <message>
        <source>%1 %2 in %3</source>
        <translation>%1 %2 in %3</translation>
    </message>
    <message>
        <source>%1 (%2 % of strength)</source>
        <translation>%1 (%2 % der Kraft)</translation>
    </message>
    <message>
        <source>%1 (%2) on %3</source>
        <translation>%1 (%2) auf %3</translation>
    </message>
    <message>
        <source>%1 (%2): %3 along the normal, %4 across, moment %5 %6 %7</source>
        <translation>%1 (%2): %3 in Richtung der Normalen, %4 quer, Moment %5 %6 %7</translation>
    </message>
    <message>
        <source>%1 (a kinematic motion knows its ends alone; predict it)</source>
        <translation>%1 (eine kinematische Bewegung kennt nur ihre Enden; vorhersagen)</translation>
    </message>
    <message>
        <source>%1 (more than %2 % of strength)</source>
        <translation>%1 (mehr als %2 % der Kraft)</translation>
    </message>
    <message>
        <source>%1 (up to %2 % of strength, %3 whole repeats)</source>
        <translation>%1 (bis %2 % der Kraft, %3 ganze Wiederholungen)</translation>
    </message>
    <message>
        <source>%1 about its hinge</source>
        <translation>%1 um sein Scharnier</translation>
    </message>
    <message>
        <source>%1 about the hinge</source>
        <translation>%1 um das Scharnier</translation>
    </message>
    <message>
        <source>%1 about up
%2 about left
%3 about forward</source>
        <translation>%1 um oben
%2 um links
%3 um vorn</translation>
    </message>
    <message>
        <source>%1 along lines of up to %2</source>
        <translation>%1 entlang Linien bis %2</translation>
    </message>
    <message>
        <source>%1 and %2 lie %3 apart, %4 further than the body between them spans</source>
        <translation>%1 und %2 liegen %3 auseinander, %4 mehr, als der Körper dazwischen überspannt</translation>
    </message>
    <message>
        <source>%1 are not even</source>
        <translation>%1 sind nicht gleichmäßig</translation>
    </message>
    <message>
        <source>%1 are now on %2</source>
        <translation>%1 sind jetzt an %2</translation>
    </message>
    <message>
        <source>%1 are too few</source>
        <translation>%1 sind zu wenige</translation>
    </message>
    <message>
        <source>%1 asks for more than 100000 frames</source>
        <translation>%1 verlangt mehr als 100000 Bilder</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>%1 at %2 s</source>
        <translation>%1 bei %2 s</translation>
    </message>
    <message>
        <source>%1 at most</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>%1 at the ends by the nearest value that is told</source>
        <translation>%1 an den Enden durch den nächsten genannten Wert</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>%1 nach hinten</translation>
    </message>
    <message>
        <source>%1 ball</source>
        <translation>%1, Ballen</translation>
    </message>
    <message>
        <source>%1 begins or lasts as no motion does</source>
        <translation>%1 beginnt oder dauert, wie es keine Bewegung tut</translation>
    </message>
    <message>
        <source>%1 by splines of up to %2 s</source>
        <translation>%1 durch Splines bis %2 s</translation>
    </message>
    <message>
        <source>%1 by straight lines</source>
        <translation>%1 durch gerade Linien</translation>
    </message>
    <message>
        <source>%1 can hold nothing</source>
        <translation>%1 kann nichts halten</translation>
    </message>
    <message>
        <source>%1 can push but not pull: without weight nothing stops the body, which has to move by %2</source>
        <translation>%1 kann drücken, aber nicht ziehen: ohne Gewicht hält nichts den Körper auf, der sich um %2 bewegen muss</translation>
    </message>
    <message>
        <source>%1 can with at least one of the values</source>
        <translation>%1 können es mit mindestens einem der Werte</translation>
    </message>
    <message>
        <source>%1 cannot all be kept at %2 s</source>
        <translation>%1 sind bei %2 s nicht alle zu halten</translation>
    </message>
    <message>
        <source>%1 cannot be added</source>
        <translation>%1 lässt sich nicht addieren</translation>
    </message>
    <message>
        <source>%1 cannot be made a folder</source>
        <translation>%1 lässt sich nicht zum Ordner machen</translation>
    </message>
    <message>
        <source>%1 cannot float: its base is held or it has no mass</source>
        <translation>%1 kann nicht schweben: die Basis ist gehalten oder es hat keine Masse</translation>
    </message>
    <message>
        <source>%1 cases</source>
        <translation>%1 Fälle</translation>
    </message>
    <message>
        <source>%1 clear of %2</source>
        <translation>%1: frei von %2</translation>
    </message>
    <message>
        <source>%1 from here</source>
        <translation>%1 von hier</translation>
    </message>
    <message>
        <source>%1 comes within %2 of %3</source>
        <translation>%1 kommt bis auf %2 an %3 heran</translation>
    </message>
    <message>
        <source>%1 contact points</source>
        <translation>%1 Kontaktpunkte</translation>
    </message>
    <message>
        <source>%1 control points were too coarse, it has %2</source>
        <translation>%1 Steuerpunkte waren zu grob, es hat %2</translation>
    </message>
    <message>
        <source>%1 control points, %2 instants</source>
        <translation>%1 Steuerpunkte, %2 Zeitpunkte</translation>
    </message>
    <message>
        <source>%1 degrees</source>
        <translation>%1 Grad</translation>
    </message>
    <message>
        <source>%1 degrees/s</source>
        <translation>%1 Grad/s</translation>
    </message>
    <message>
        <source>%1 direction</source>
        <translation>%1: Richtung</translation>
    </message>
    <message>
        <source>%1 direction %2</source>
        <translation>%1: Richtung %2</translation>
    </message>
    <message>
        <source>%1 down</source>
        <translation>%1 nach unten</translation>
    </message>
    <message>
        <source>%1 forward</source>
        <translation>%1 nach vorn</translation>
    </message>
    <message>
        <source>%1 from %2 s (%3) to %4 s (%5). Drag the borders between stages</source>
        <translation>%1 von %2 s (%3) bis %4 s (%5). Die Grenzen zwischen Abschnitten ziehen</translation>
    </message>
    <message>
        <source>%1 from %2 to %3 s. Drag the ends</source>
        <translation>%1 von %2 bis %3 s. Die Enden ziehen</translation>
    </message>
    <message>
        <source>%1 from three others of the segment</source>
        <translation>%1 aus drei anderen des Segments</translation>
    </message>
    <message>
        <source>%1 gaps</source>
        <translation>%1 Lücken</translation>
    </message>
    <message>
        <source>%1 gaze ahead</source>
        <translation>%1: Blick voraus</translation>
    </message>
    <message>
        <source>%1 gaze sideways</source>
        <translation>%1: Blick zur Seite</translation>
    </message>
    <message>
        <source>%1 gaze up</source>
        <translation>%1: Blick nach oben</translation>
    </message>
    <message>
        <source>%1 goes %2 beyond its range at %3 s of the recording</source>
        <translation>%1 überschreitet den Bereich um %2 bei %3 s der Aufnahme</translation>
    </message>
    <message>
        <source>%1 goes on after the motion's end</source>
        <translation>%1 geht nach dem Ende der Bewegung weiter</translation>
    </message>
    <message>
        <source>%1 has a header and no frames</source>
        <translation>%1 hat einen Kopf und keine Bilder</translation>
    </message>
    <message>
        <source>%1 has a header and no rows</source>
        <translation>%1 hat einen Kopf und keine Zeilen</translation>
    </message>
    <message>
        <source>%1 has a point that comes and goes with %2</source>
        <translation>%1 hat einen Punkt, der mit %2 kommt und geht</translation>
    </message>
    <message>
        <source>%1 has fewer than two points</source>
        <translation>%1 hat weniger als zwei Punkte</translation>
    </message>
    <message>
        <source>%1 has more control points than all, or too few for a curve</source>
        <translation>%1 hat mehr Steuerpunkte als alle oder zu wenige für eine Kurve</translation>
    </message>
    <message>
        <source>%1 has more than one decimal sign; write thousands without one</source>
        <translation>%1 hat mehr als ein Dezimalzeichen; Tausender ohne schreiben</translation>
    </message>
    <message>
        <source>%1 has neither force nor moment</source>
        <translation>%1 hat weder Kraft noch Moment</translation>
    </message>
    <message>
        <source>%1 has neither markers nor analog channels</source>
        <translation>%1 hat weder Marker noch analoge Kanäle</translation>
    </message>
    <message>
        <source>%1 has no %2</source>
        <translation>%1 hat kein %2</translation>
    </message>
    <message>
        <source>%1 has no columns</source>
        <translation>%1 hat keine Spalten</translation>
    </message>
    <message>
        <source>%1 has no function</source>
        <translation>%1 hat keine Funktion</translation>
    </message>
    <message>
        <source>%1 has no joints</source>
        <translation>%1 hat keine Gelenke</translation>
    </message>
    <message>
        <source>%1 has no label</source>
        <translation>%1 hat keine Beschriftung</translation>
    </message>
    <message>
        <source>%1 has no mass at the right foot or its toes</source>
        <translation>%1 hat keine Masse am rechten Fuß oder seinen Zehen</translation>
    </message>
    <message>
        <source>%1 has no muscle that finds a place: %2</source>
        <translation>%1 hat keinen Muskel, der einen Platz findet: %2</translation>
    </message>
    <message>
        <source>%1 has no percentiles</source>
        <translation>%1 hat keine Perzentile</translation>
    </message>
    <message>
        <source>%1 has no rows</source>
        <translation>%1 hat keine Zeilen</translation>
    </message>
    <message>
        <source>%1 has no segments of a body</source>
        <translation>%1 hat keine Segmente eines Körpers</translation>
    </message>
    <message>
        <source>%1 has no strength left</source>
        <translation>%1 hat keine Kraft übrig</translation>
    </message>
    <message>
        <source>%1 has no strength or no fibres</source>
        <translation>%1 hat keine Kraft oder keine Fasern</translation>
    </message>
    <message>
        <source>%1 has nothing there to which a point could be fixed</source>
        <translation>%1 hat dort nichts, woran ein Punkt fest sein könnte</translation>
    </message>
    <message>
        <source>%1 has speeds, and the stage there tells some, too</source>
        <translation>%1 hat Geschwindigkeiten, und der Abschnitt dort nennt auch welche</translation>
    </message>
    <message>
        <source>%1 has the same point twice in succession</source>
        <translation>%1 hat denselben Punkt zweimal nacheinander</translation>
    </message>
    <message>
        <source>%1 has times that no rate explains</source>
        <translation>%1 hat Zeiten, die keine Rate erklärt</translation>
    </message>
    <message>
        <source>%1 has too few coordinates</source>
        <translation>%1 hat zu wenige Koordinaten</translation>
    </message>
    <message>
        <source>%1 has too many or too few cells</source>
        <translation>%1 hat zu viele oder zu wenige Zellen</translation>
    </message>
    <message>
        <source>%1 has too short a time for a curve through the whole motion</source>
        <translation>%1 hat zu wenig Zeit für eine Kurve durch die ganze Bewegung</translation>
    </message>
    <message>
        <source>%1 has unevenly spaced times, which cannot be smoothed</source>
        <translation>%1 hat ungleich verteilte Zeiten, die sich nicht glätten lassen</translation>
    </message>
    <message>
        <source>%1 have no name</source>
        <translation>%1 haben keinen Namen</translation>
    </message>
    <message>
        <source>%1 heading</source>
        <translation>%1: Ausrichtung</translation>
    </message>
    <message>
        <source>%1 heel</source>
        <translation>%1, Ferse</translation>
    </message>
    <message>
        <source>%1 height</source>
        <translation>%1: Höhe</translation>
    </message>
    <message>
        <source>%1 hinge</source>
        <translation>%1: Scharnier</translation>
    </message>
    <message>
        <source>%1 hinge moment</source>
        <translation>%1: Scharniermoment</translation>
    </message>
    <message>
        <source>%1 holds all the time. Drag an end to let it take hold later or let go earlier</source>
        <translation>%1 hält die ganze Zeit. Ein Ende ziehen, um später zu greifen oder früher loszulassen</translation>
    </message>
    <message>
        <source>%1 holds another study, or the study or its task has changed since</source>
        <translation>%1 enthält eine andere Studie, oder die Studie oder ihre Aufgabe hat sich seither geändert</translation>
    </message>
    <message>
        <source>%1 holds here</source>
        <translation>%1 hält hier</translation>
    </message>
    <message>
        <source>%1 holds neither points nor analog channels</source>
        <translation>%1 enthält weder Punkte noch analoge Kanäle</translation>
    </message>
    <message>
        <source>%1 holds no ground forces</source>
        <translation>%1 enthält keine Bodenkräfte</translation>
    </message>
    <message>
        <source>%1 holds no number</source>
        <translation>%1 enthält keine Zahl</translation>
    </message>
    <message>
        <source>%1 holds no states</source>
        <translation>%1 enthält keine Zustände</translation>
    </message>
    <message>
        <source>%1 holds no study</source>
        <translation>%1 enthält keine Studie</translation>
    </message>
    <message>
        <source>%1 holds no whole frame</source>
        <translation>%1 enthält kein ganzes Bild</translation>
    </message>
    <message>
        <source>%1 Hz are not below half of the rate of the frames, %2 Hz</source>
        <translation>%1 Hz liegen nicht unter der halben Bildrate, %2 Hz</translation>
    </message>
    <message>
        <source>%1 in millimetres</source>
        <translation>%1 in Millimetern</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <source>%1 instead of %2 degrees</source>
        <translation>%1 statt %2 Grad</translation>
    </message>
    <message>
        <source>%1 is %2 across, and this hand closes round %3</source>
        <translation>%1 ist %2 dick, und diese Hand schließt sich um %3</translation>
    </message>
    <message>
        <source>%1 is %2 beyond the first point of its path</source>
        <translation>%1 liegt %2 vor dem ersten Punkt seines Wegs</translation>
    </message>
    <message>
        <source>%1 is %2 beyond the last point of its path</source>
        <translation>%1 liegt %2 hinter dem letzten Punkt seines Wegs</translation>
    </message>
    <message>
        <source>%1 is %2 off its circle</source>
        <translation>%1 liegt %2 neben seinem Kreis</translation>
    </message>
    <message>
        <source>%1 is %2 off its path</source>
        <translation>%1 liegt %2 neben seinem Weg</translation>
    </message>
    <message>
        <source>%1 is %2 off its place</source>
        <translation>%1: %2 neben seiner Stelle</translation>
    </message>
    <message>
        <source>%1 is %2 off its speed %3</source>
        <translation>%1 ist %2 neben seiner Geschwindigkeit %3</translation>
    </message>
    <message>
        <source>%1 is %2 off the line of sight</source>
        <translation>%1 liegt %2 neben der Blicklinie</translation>
    </message>
    <message>
        <source>%1 is %2 out of reach</source>
        <translation>%1: um %2 außer Reichweite</translation>
    </message>
    <message>
        <source>%1 is a force, which no manoeuvre takes along</source>
        <translation>%1 ist eine Kraft, die kein Manöver mitnimmt</translation>
    </message>
    <message>
        <source>%1 is a frame that hangs on itself</source>
        <translation>%1 ist ein Bezugssystem, das an sich selbst hängt</translation>
    </message>
    <message>
        <source>%1 is along gravity</source>
        <translation>%1 liegt in Richtung der Schwerkraft</translation>
    </message>
    <message>
        <source>%1 is at its best place</source>
        <translation>%1 ist an der besten Stelle</translation>
    </message>
    <message>
        <source>%1 is below the least</source>
        <translation>%1 liegt unter dem kleinsten Wert</translation>
    </message>
    <message>
        <source>%1 is fastest, which is no improved traverse</source>
        <translation>%1 ist am schnellsten, was keine verbesserte Traverse ist</translation>
    </message>
    <message>
        <source>%1 is moved at %2, its bound is %3</source>
        <translation>%1 bewegt sich mit %2, die Schranke ist %3</translation>
    </message>
    <message>
        <source>%1 is neither true nor false</source>
        <translation>%1 ist weder true noch false</translation>
    </message>
    <message>
        <source>%1 is no deed that is known here</source>
        <translation>%1 ist hier als Tätigkeit nicht bekannt</translation>
    </message>
    <message>
        <source>%1 is no law that is known here</source>
        <translation>%1 ist hier als Nebenbedingung nicht bekannt</translation>
    </message>
    <message>
        <source>%1 is no part of a finger</source>
        <translation>%1 ist kein Teil eines Fingers</translation>
    </message>
    <message>
        <source>%1 is no unit quaternion</source>
        <translation>%1 ist kein Einheitsquaternion</translation>
    </message>
    <message>
        <source>%1 is no unit that is known here</source>
        <translation>%1 ist keine hier bekannte Einheit</translation>
    </message>
    <message>
        <source>%1 is no whole number</source>
        <translation>%1 ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>%1 is no word for who may do it</source>
        <translation>%1 ist kein Wort dafür, wer es tun darf</translation>
    </message>
    <message>
        <source>%1 is none of the groups</source>
        <translation>%1 ist keine der Gruppen</translation>
    </message>
    <message>
        <source>%1 is none of the rules</source>
        <translation>%1 ist keine der Regeln</translation>
    </message>
    <message>
        <source>%1 is not a file</source>
        <translation>%1 ist keine Datei</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 ist keine Zahl</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation>%1 ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>%1 is not above zero</source>
        <translation>%1 ist nicht größer als null</translation>
    </message>
    <message>
        <source>%1 is not across x</source>
        <translation>%1 liegt nicht quer zu x</translation>
    </message>
    <message>
        <source>%1 is not an array</source>
        <translation>%1 ist keine Liste</translation>
    </message>
    <message>
        <source>%1 is not an object</source>
        <translation>%1 ist kein Objekt</translation>
    </message>
    <message>
        <source>%1 is not later than the one before</source>
        <translation>%1 liegt nicht nach dem davor</translation>
    </message>
    <message>
        <source>%1 is not needed: the recording has plates or channels of its own</source>
        <translation>%1 ist nicht nötig: die Aufnahme hat eigene Platten oder Kanäle</translation>
    </message>
    <message>
        <source>%1 is not positive</source>
        <translation>%1 ist nicht positiv</translation>
    </message>
    <message>
        <source>%1 is not text</source>
        <translation>%1 ist kein Text</translation>
    </message>
    <message>
        <source>%1 is not the end_velocity of the stage before it</source>
        <translation>%1 ist nicht die end_velocity des Abschnitts davor</translation>
    </message>
    <message>
        <source>%1 is not the sum of the stages</source>
        <translation>%1 ist nicht die Summe der Abschnitte</translation>
    </message>
    <message>
        <source>%1 is not the time of a state, or out of order</source>
        <translation>%1 ist nicht die Zeit eines Zustands oder nicht in der Reihenfolge</translation>
    </message>
    <message>
        <source>%1 is not the time of the state in that row</source>
        <translation>%1 ist nicht die Zeit des Zustands in dieser Zeile</translation>
    </message>
    <message>
        <source>%1 is now on %2</source>
        <translation>%1 ist jetzt an %2</translation>
    </message>
    <message>
        <source>%1 is of an arm without a hand</source>
        <translation>%1 gehört zu einem Arm ohne Hand</translation>
    </message>
    <message>
        <source>%1 is of hands on kinematic ways, at rest on all others</source>
        <translation>%1 gilt für Hände auf kinematischen Wegen, auf allen anderen kommen sie zur Ruhe</translation>
    </message>
    <message>
        <source>%1 is of several coordinates</source>
        <translation>%1 hat mehrere Koordinaten</translation>
    </message>
    <message>
        <source>%1 is one that given steps do not turn about</source>
        <translation>%1 ist eine, um die vorgegebene Schritte nicht drehen</translation>
    </message>
    <message>
        <source>%1 is out of range</source>
        <translation>%1 liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>%1 is said of nobody</source>
        <translation>%1 ist von niemandem gesagt</translation>
    </message>
    <message>
        <source>%1 is sheared by %2, its limit is %3</source>
        <translation>%1 wird geschert mit %2, die Grenze ist %3</translation>
    </message>
    <message>
        <source>%1 is sheared by %2, which it cannot</source>
        <translation>%1 wird geschert mit %2, was nicht geht</translation>
    </message>
    <message>
        <source>%1 is the point before it</source>
        <translation>%1 ist der Punkt davor</translation>
    </message>
    <message>
        <source>%1 is the whole task</source>
        <translation>%1 ist die ganze Aufgabe</translation>
    </message>
    <message>
        <source>%1 is there and belongs to no result of Handhold</source>
        <translation>%1 ist da und gehört zu keinem Ergebnis von Handhold</translation>
    </message>
    <message>
        <source>%1 is there twice</source>
        <translation>%1 ist doppelt da</translation>
    </message>
    <message>
        <source>%1 is told by 'people', too</source>
        <translation>%1 sagt schon 'people'</translation>
    </message>
    <message>
        <source>%1 is too much for the %2: it is sheared by %3, the limit is %4</source>
        <translation>%1 ist zu viel für %2: wird geschert mit %3, die Grenze ist %4</translation>
    </message>
    <message>
        <source>%1 is too much for the %2: it presses into the palm with %3, the limit is %4</source>
        <translation>%1 ist zu viel für %2: drückt in die Handfläche mit %3, die Grenze ist %4</translation>
    </message>
    <message>
        <source>%1 is too much for the %2: it pulls the fingers open with %3, the limit is %4</source>
        <translation>%1 ist zu viel für %2: öffnet die Finger mit %3, die Grenze ist %4</translation>
    </message>
    <message>
        <source>%1 is too much for the %2: it pulls with %3, the limit is %4</source>
        <translation>%1 ist zu viel für %2: zieht mit %3, die Grenze ist %4</translation>
    </message>
    <message>
        <source>%1 is too much for the %2: it pushes with %3, the limit is %4</source>
        <translation>%1 ist zu viel für %2: drückt mit %3, die Grenze ist %4</translation>
    </message>
    <message>
        <source>%1 is too much for the %2: it shears with %3, the limit is %4</source>
        <translation>%1 ist zu viel für %2: schert mit %3, die Grenze ist %4</translation>
    </message>
    <message>
        <source>%1 is too much for the %2: it slides through the fingers with %3, the limit is %4</source>
        <translation>%1 ist zu viel für %2: gleitet durch die Finger mit %3, die Grenze ist %4</translation>
    </message>
    <message>
        <source>%1 is too much for the %2: it twists the wrist with %3, the limit is %4</source>
        <translation>%1 ist zu viel für %2: verdreht das Handgelenk mit %3, die Grenze ist %4</translation>
    </message>
    <message>
        <source>%1 is too much for the %2: it twists with %3, the limit is %4</source>
        <translation>%1 ist zu viel für %2: dreht mit %3, die Grenze ist %4</translation>
    </message>
    <message>
        <source>%1 is too short</source>
        <translation>%1 ist zu kurz</translation>
    </message>
    <message>
        <source>%1 is too small</source>
        <translation>%1 ist zu klein</translation>
    </message>
    <message>
        <source>%1 is turned %2 too far</source>
        <translation>%1 ist um %2 zu weit gedreht</translation>
    </message>
    <message>
        <source>%1 is turned by %2</source>
        <translation>%1 ist um %2 verdreht</translation>
    </message>
    <message>
        <source>%1 is turned by %2 between the start and the end posture</source>
        <translation>%1 ist zwischen Anfangs- und Endhaltung um %2 verdreht</translation>
    </message>
    <message>
        <source>%1 is up, and y in models of OpenSim</source>
        <translation>%1 zeigt nach oben, in Modellen von OpenSim y</translation>
    </message>
    <message>
        <source>%1 is zero and no orientation</source>
        <translation>%1 ist null und keine Orientierung</translation>
    </message>
    <message>
        <source>%1 iterations</source>
        <translation>%1 Iterationen</translation>
    </message>
    <message>
        <source>%1 lacks %2 to turn the hinge</source>
        <translation>%1 fehlen %2, um das Scharnier zu drehen</translation>
    </message>
    <message>
        <source>%1 lacks a site that is asked for</source>
        <translation>%1 fehlt ein Körperpunkt, der gebraucht wird</translation>
    </message>
    <message>
        <source>%1 leaves its place by %2</source>
        <translation>%1 verlässt die Stelle um %2</translation>
    </message>
    <message>
        <source>%1 leaves nothing to choose</source>
        <translation>%1 lässt nichts zu wählen</translation>
    </message>
    <message>
        <source>%1 lies %2 apart in the start and the end posture</source>
        <translation>%1 liegt in Anfangs- und Endhaltung %2 auseinander</translation>
    </message>
    <message>
        <source>%1 lies on %2, for which the person has no place</source>
        <translation>%1 liegt auf %2, wofür die Person keinen Platz hat</translation>
    </message>
    <message>
        <source>%1 lies out of the plane in which this model moves</source>
        <translation>%1 liegt außerhalb der Ebene, in der sich dieses Modell bewegt</translation>
    </message>
    <message>
        <source>%1 lies outside</source>
        <translation>%1 liegt außerhalb</translation>
    </message>
    <message>
        <source>%1 lies outside of the shortest and the longest</source>
        <translation>%1 liegt nicht zwischen kürzester und längster</translation>
    </message>
    <message>
        <source>%1 lifts a minute for %2 h, control at the destination, no slipping</source>
        <translation>%1 Hübe je Minute über %2 h, Kontrolle am Ziel, kein Rutschen</translation>
    </message>
    <message>
        <source>%1 are told, and the plates bear a body of %2</source>
        <translation>%1 sind angegeben, und die Platten tragen einen Körper von %2</translation>
    </message>
    <message>
        <source>%1 are told, and the markers show a body of %2</source>
        <translation>%1 sind angegeben, und die Marker zeigen einen Körper von %2</translation>
    </message>
    <message>
        <source>%1 makes more than a million cases</source>
        <translation>%1 ergibt mehr als eine Million Fälle</translation>
    </message>
    <message>
        <source>%1 may be %2 or %3; write it so</source>
        <translation>%1 kann %2 oder %3 sein; so schreiben</translation>
    </message>
    <message>
        <source>%1 may bear a pull, which flat, pointing or relaxed fingers do not hold</source>
        <translation>%1 darf Zug tragen, den flache, zeigende oder entspannte Finger nicht halten</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>%1 more %2 range</source>
        <translation>%1 mehr Bereich: %2</translation>
    </message>
    <message>
        <source>%1 more %2 strength</source>
        <translation>%1 mehr Kraft: %2</translation>
    </message>
    <message>
        <source>%1 more friction at the %2</source>
        <translation>%1 mehr Reibung an: %2</translation>
    </message>
    <message>
        <source>%1 more laws</source>
        <translation>%1 weitere Nebenbedingungen</translation>
    </message>
    <message>
        <source>%1 moves along %2 by something other than a knee, an elbow or the forearm's turn</source>
        <translation>%1 bewegt sich an %2 durch anderes als ein Knie, einen Ellbogen oder die Drehung des Unterarms</translation>
    </message>
    <message>
        <source>%1 muscles of %2</source>
        <translation>%1 Muskeln von %2</translation>
    </message>
    <message>
        <source>%1 must be from degree + 4 to 400</source>
        <translation>%1 muss von Grad + 4 bis 400 sein</translation>
    </message>
    <message>
        <source>%1 N is more than can be held</source>
        <translation>%1 N sind mehr, als haltbar ist</translation>
    </message>
    <message>
        <source>%1 N is the most in that direction</source>
        <translation>%1 N sind das Größte in dieser Richtung</translation>
    </message>
    <message>
        <source>%1 N works in that direction</source>
        <translation>%1 N sind in dieser Richtung machbar</translation>
    </message>
    <message>
        <source>%1 names no marker</source>
        <translation>%1 nennt keinen Marker</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 %3 agree</source>
        <translation>%1 von %2 %3 stimmen</translation>
    </message>
    <message>
        <source>%1 of %2 are not seen all the time, %3 is seen in %4 of the frames</source>
        <translation>%1 von %2 sind nicht immer zu sehen, %3 ist in %4 der Bilder zu sehen</translation>
    </message>
    <message>
        <source>%1 of %2 have no column</source>
        <translation>%1 von %2 haben keine Spalte</translation>
    </message>
    <message>
        <source>%1 of %2 in pixels</source>
        <translation>%1 von %2 in Pixeln</translation>
    </message>
    <message>
        <source>%1 of %2 pictures</source>
        <translation>%1 von %2 Bildern</translation>
    </message>
    <message>
        <source>%1 of %2 places are not possible</source>
        <translation>%1 von %2 Stellen sind nicht möglich</translation>
    </message>
    <message>
        <source>%1 of %2 places are not possible (grey)</source>
        <translation>%1 von %2 Stellen sind nicht möglich (grau)</translation>
    </message>
    <message>
        <source>%1 of %2 samples were not measured</source>
        <translation>%1 von %2 Messwerten wurden nicht gemessen</translation>
    </message>
    <message>
        <source>%1 of the %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of the points are more than %2 from the middle of the others</source>
        <translation>%1 der Punkte liegen mehr als %2 von der Mitte der anderen</translation>
    </message>
    <message>
        <source>%1 of the steps</source>
        <translation>%1 der Schritte</translation>
    </message>
    <message>
        <source>%1 off</source>
        <translation>%1 aus</translation>
    </message>
    <message>
        <source>%1 off the line %2</source>
        <translation>%1: neben der Linie %2</translation>
    </message>
    <message>
        <source>%1 off the path %2</source>
        <translation>%1: neben dem Weg %2</translation>
    </message>
    <message>
        <source>%1 off the plane</source>
        <translation>%1: neben der Ebene</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 on its hinge</source>
        <translation>%1 an seinem Scharnier</translation>
    </message>
    <message>
        <source>%1 on the hinge</source>
        <translation>%1 am Scharnier</translation>
    </message>
    <message>
        <source>%1 on the tool</source>
        <translation>%1 am Werkzeug</translation>
    </message>
    <message>
        <source>%1 on the way</source>
        <translation>%1 unterwegs</translation>
    </message>
    <message>
        <source>%1 or %2 more</source>
        <translation>%1 oder %2 weitere</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 oder weniger</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 über %2</translation>
    </message>
    <message>
        <source>%1 passes %2 into %3</source>
        <translation>%1 dringt %2 in %3 ein</translation>
    </message>
    <message>
        <source>%1 pictures, %2 s</source>
        <translation>%1 Bilder, %2 s</translation>
    </message>
    <message>
        <source>%1 place is exactly 0, 0, 0, first of %2</source>
        <translation>%1 Ort ist genau 0, 0, 0, von %2</translation>
    </message>
    <message>
        <source>%1 places are exactly 0, 0, 0, first of %2</source>
        <translation>%1 Orte sind genau 0, 0, 0, zuerst von %2</translation>
    </message>
    <message>
        <source>%1 places reached</source>
        <translation>%1 Stellen erreicht</translation>
    </message>
    <message>
        <source>%1 points, %2 instants</source>
        <translation>%1 Punkte, %2 Zeitpunkte</translation>
    </message>
    <message>
        <source>%1 position</source>
        <translation>%1: Ort</translation>
    </message>
    <message>
        <source>%1 position %2</source>
        <translation>%1: Ort %2</translation>
    </message>
    <message>
        <source>%1 predicted</source>
        <translation>%1 vorhergesagt</translation>
    </message>
    <message>
        <source>%1 presses into the palm with %2, its limit is %3</source>
        <translation>%1 drückt in die Handfläche mit %2, die Grenze ist %3</translation>
    </message>
    <message>
        <source>%1 presses into the palm with %2, which it cannot</source>
        <translation>%1 drückt in die Handfläche mit %2, was nicht geht</translation>
    </message>
    <message>
        <source>%1 pulls the fingers open with %2, its limit is %3</source>
        <translation>%1 öffnet die Finger mit %2, die Grenze ist %3</translation>
    </message>
    <message>
        <source>%1 pulls the fingers open with %2, which it cannot</source>
        <translation>%1 öffnet die Finger mit %2, was nicht geht</translation>
    </message>
    <message>
        <source>%1 pulls with %2, its limit is %3</source>
        <translation>%1 zieht mit %2, die Grenze ist %3</translation>
    </message>
    <message>
        <source>%1 pulls with %2, which it cannot</source>
        <translation>%1 zieht mit %2, was nicht geht</translation>
    </message>
    <message>
        <source>%1 pulls, and manoeuvres are planned for weightlessness</source>
        <translation>%1 zieht, und Manöver werden schwerelos geplant</translation>
    </message>
    <message>
        <source>%1 pushes with %2, its limit is %3</source>
        <translation>%1 drückt mit %2, die Grenze ist %3</translation>
    </message>
    <message>
        <source>%1 pushes with %2, which it cannot</source>
        <translation>%1 drückt mit %2, was nicht geht</translation>
    </message>
    <message>
        <source>%1 ran away at %2 s; a smaller step may help</source>
        <translation>%1 lief bei %2 s davon; ein kleinerer Schritt kann helfen</translation>
    </message>
    <message>
        <source>%1 reaches beyond what is held</source>
        <translation>%1 reicht über das Gehaltene hinaus</translation>
    </message>
    <message>
        <source>%1 real time</source>
        <translation>%1 Echtzeit</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 s long</source>
        <translation>%1 s lang</translation>
    </message>
    <message>
        <source>%1 s on these holds:</source>
        <translation>%1 s auf diesen Halten:</translation>
    </message>
    <message>
        <source>%1 s, nothing bears the body</source>
        <translation>%1 s, nichts trägt den Körper</translation>
    </message>
    <message>
        <source>%1 share no joint by its name</source>
        <translation>%1 haben kein Gelenk gleichen Namens</translation>
    </message>
    <message>
        <source>%1 share no time</source>
        <translation>%1 haben keine gemeinsame Zeit</translation>
    </message>
    <message>
        <source>%1 shears with %2, its limit is %3</source>
        <translation>%1 schert mit %2, die Grenze ist %3</translation>
    </message>
    <message>
        <source>%1 shears with %2, which it cannot</source>
        <translation>%1 schert mit %2, was nicht geht</translation>
    </message>
    <message>
        <source>%1 should help most</source>
        <translation>%1 dürfte am meisten helfen</translation>
    </message>
    <message>
        <source>%1 side</source>
        <translation>%1: Seite</translation>
    </message>
    <message>
        <source>%1 slides through the fingers with %2, its limit is %3</source>
        <translation>%1 gleitet durch die Finger mit %2, die Grenze ist %3</translation>
    </message>
    <message>
        <source>%1 slides through the fingers with %2, which it cannot</source>
        <translation>%1 gleitet durch die Finger mit %2, was nicht geht</translation>
    </message>
    <message>
        <source>%1 slips: %2 along the surface, friction holds %3</source>
        <translation>%1 rutscht: %2 entlang der Fläche, die Reibung hält %3</translation>
    </message>
    <message>
        <source>%1 slips: friction lacks %2</source>
        <translation>%1 rutscht: der Reibung fehlen %2</translation>
    </message>
    <message>
        <source>%1 span</source>
        <translation>%1: Spannweite</translation>
    </message>
    <message>
        <source>%1 stands here</source>
        <translation>%1 steht hier</translation>
    </message>
    <message>
        <source>%1 stands twice</source>
        <translation>%1 steht doppelt</translation>
    </message>
    <message>
        <source>%1 stays here</source>
        <translation>%1 bleibt hier</translation>
    </message>
    <message>
        <source>%1 study</source>
        <translation>Studie %1</translation>
    </message>
    <message>
        <source>%1 target</source>
        <translation>Ziel %1</translation>
    </message>
    <message>
        <source>%1 tells no place</source>
        <translation>%1 nennt keinen Ort</translation>
    </message>
    <message>
        <source>%1 things</source>
        <translation>%1 Dinge</translation>
    </message>
    <message>
        <source>%1 tilt</source>
        <translation>%1: Neigung</translation>
    </message>
    <message>
        <source>%1 tips over its edge: %2 about it, what presses holds %3</source>
        <translation>%1 kippt über den Rand: %2 um ihn, der Druck hält %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 to %2 s</source>
        <translation>%1 bis %2 s</translation>
    </message>
    <message>
        <source>%1 to the left</source>
        <translation>%1 nach links</translation>
    </message>
    <message>
        <source>%1 to the right</source>
        <translation>%1 nach rechts</translation>
    </message>
    <message>
        <source>%1 took %2 at %3 s of the recording, its limit is %4</source>
        <translation>%1 brauchte %2 bei %3 s der Aufnahme, die Grenze ist %4</translation>
    </message>
    <message>
        <source>%1 turn %2</source>
        <translation>%1: Drehung %2</translation>
    </message>
    <message>
        <source>%1 turns twice in a row about the same axis</source>
        <translation>%1 dreht zweimal nacheinander um dieselbe Achse</translation>
    </message>
    <message>
        <source>%1 twists the wrist with %2, its limit is %3</source>
        <translation>%1 verdreht das Handgelenk mit %2, die Grenze ist %3</translation>
    </message>
    <message>
        <source>%1 twists the wrist with %2, which it cannot</source>
        <translation>%1 verdreht das Handgelenk mit %2, was nicht geht</translation>
    </message>
    <message>
        <source>%1 twists with %2, its limit is %3</source>
        <translation>%1 dreht mit %2, die Grenze ist %3</translation>
    </message>
    <message>
        <source>%1 twists with %2, which it cannot</source>
        <translation>%1 dreht mit %2, was nicht geht</translation>
    </message>
    <message>
        <source>%1 up</source>
        <translation>%1 nach oben</translation>
    </message>
    <message>
        <source>%1 ways to choose places</source>
        <translation>%1 Möglichkeiten, Stellen zu wählen</translation>
    </message>
    <message>
        <source>%1 ways to choose places and sides</source>
        <translation>%1 Möglichkeiten, Stellen und Seiten zu wählen</translation>
    </message>
    <message>
        <source>%1 ways to choose sides</source>
        <translation>%1 Möglichkeiten, Seiten zu wählen</translation>
    </message>
    <message>
        <source>%1 women, %2 men, each with measures and strengths of their own</source>
        <translation>%1 Frauen, %2 Männer, alle mit eigenen Maßen und Kräften</translation>
    </message>
    <message>
        <source>%1 would help most</source>
        <translation>%1 würde am meisten helfen</translation>
    </message>
    <message>
        <source>%1 would make it possible</source>
        <translation>%1 würde es ermöglichen</translation>
    </message>
    <message>
        <source>%1 would need %2, its limit is %3</source>
        <translation>%1 bräuchte %2, die Grenze ist %3</translation>
    </message>
    <message>
        <source>%1 would take %2 s but %3</source>
        <translation>%1 würde %2 s dauern, aber %3</translation>
    </message>
    <message>
        <source>%1 wraps around %2, which is no cylinder, ball or ellipsoid on a body with a place</source>
        <translation>%1 läuft um %2 herum, was kein Zylinder, keine Kugel und kein Ellipsoid auf einem Körper mit Platz ist</translation>
    </message>
    <message>
        <source>%1 written to %2</source>
        <translation>%1 nach %2 geschrieben</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 Jahre</translation>
    </message>
    <message>
        <source>%1 · file</source>
        <translation>%1 · Datei</translation>
    </message>
    <message>
        <source>%1, %2 % of men</source>
        <translation>%1, %2 % der Männer</translation>
    </message>
    <message>
        <source>%1, %2 % of men, %3</source>
        <translation>%1, %2 % der Männer, %3</translation>
    </message>
    <message>
        <source>%1, %2 % of women</source>
        <translation>%1, %2 % der Frauen</translation>
    </message>
    <message>
        <source>%1, %2 % of women, %3</source>
        <translation>%1, %2 % der Frauen, %3</translation>
    </message>
    <message>
        <source>%1, %2 stay</source>
        <translation>%1, %2 bleiben</translation>
    </message>
    <message>
        <source>%1, and %2 more</source>
        <translation>%1, und %2 weitere</translation>
    </message>
    <message>
        <source>%1, and the body shall keep clear of "%2"</source>
        <translation>%1, und der Körper soll von „%2“ wegbleiben</translation>
    </message>
    <message>
        <source>%1, between its instants too</source>
        <translation>%1, auch zwischen ihren Zeitpunkten</translation>
    </message>
    <message>
        <source>%1, man</source>
        <translation>%1, Mann</translation>
    </message>
    <message>
        <source>%1, man, %2</source>
        <translation>%1, Mann, %2</translation>
    </message>
    <message>
        <source>%1, or switch the law of clearance off</source>
        <translation>%1, oder den Freiraum ausschalten</translation>
    </message>
    <message>
        <source>%1, turning by %2° from rest to rest, on an angular momentum of %3, and came to rest with %4 N at most on a hand</source>
        <translation>%1, von Ruhe zu Ruhe um %2° gedreht, bei einem Drehimpuls von %3, und kam mit höchstens %4 N an einer Hand zur Ruhe</translation>
    </message>
    <message>
        <source>%1, without a turn from rest to rest, and came to rest with %2 N at most on a hand</source>
        <translation>%1, ohne Drehung von Ruhe zu Ruhe, und kam mit höchstens %2 N an einer Hand zur Ruhe</translation>
    </message>
    <message>
        <source>%1, without a turn from rest to rest, on an angular momentum of %2, and came to rest with %3 N at most on a hand</source>
        <translation>%1, ohne Drehung von Ruhe zu Ruhe, bei einem Drehimpuls von %2, und kam mit höchstens %3 N an einer Hand zur Ruhe</translation>
    </message>
    <message>
        <source>%1, woman</source>
        <translation>%1, Frau</translation>
    </message>
    <message>
        <source>%1, woman, %2</source>
        <translation>%1, Frau, %2</translation>
    </message>
    <message>
        <source>%1. %2 %3 at %4 Hz</source>
        <translation>%1. %2 %3 bei %4 Hz</translation>
    </message>
    <message>
        <source>%1: %2 at the %3</source>
        <translation>%1: %2, Körperpunkt %3</translation>
    </message>
    <message>
        <source>%1: %2 by the %3%4 at %5</source>
        <translation>%1: %2 (%3)%4, bei %5</translation>
    </message>
    <message>
        <source>%1: %2, range %3 to %4</source>
        <translation>%1: %2, Bereich %3 bis %4</translation>
    </message>
    <message>
        <source>%1: holds no frames; a recording has at least one</source>
        <translation>%1: enthält keine Bilder; eine Aufnahme hat mindestens eines</translation>
    </message>
    <message>
        <source>%1: thumb %2 (against the bar's axis)</source>
        <translation>%1: Daumen %2 (gegen die Achse der Stange)</translation>
    </message>
    <message>
        <source>%1: thumb %2 (along the bar's axis)</source>
        <translation>%1: Daumen %2 (entlang der Achse der Stange)</translation>
    </message>
    <message>
        <source>%1; all constraints hold, but better may exist</source>
        <translation>%1; alle Nebenbedingungen gelten, aber Besseres kann es geben</translation>
    </message>
    <message>
        <source>%1; clearance is off</source>
        <translation>%1; Freiraum ist aus</translation>
    </message>
    <message>
        <source>%1th percentile</source>
        <translation>%1. Perzentil</translation>
    </message>
    <message>
        <source>&amp;About Handhold</source>
        <translation>&amp;Über Handhold</translation>
    </message>
    <message>
        <source>&amp;Above</source>
        <translation>&amp;Oben</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>H&amp;inzufügen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Hinten</translation>
    </message>
    <message>
        <source>&amp;Body</source>
        <translation>Körp&amp;er</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Carry a mass along a rail</source>
        <translation>Eine &amp;Masse an einer Stange entlang tragen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>Fenster s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Clothes</source>
        <translation>Kleidun&amp;g</translation>
    </message>
    <message>
        <source>&amp;Commands…</source>
        <translation>&amp;Befehle…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;End simulation</source>
        <translation>Simulation b&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;First steps</source>
        <translation>&amp;Erste Schritte</translation>
    </message>
    <message>
        <source>&amp;Fly to a rail</source>
        <translation>Zu einer Stange &amp;fliegen</translation>
    </message>
    <message>
        <source>&amp;Frame selection</source>
        <translation>Aus&amp;wahl einpassen</translation>
    </message>
    <message>
        <source>&amp;Front</source>
        <translation>&amp;Vorn</translation>
    </message>
    <message>
        <source>&amp;Ghosts of start and end</source>
        <translation>Schatten von &amp;Anfang und Ende</translation>
    </message>
    <message>
        <source>&amp;Gravity</source>
        <translation>&amp;Schwerkraft</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Hide or show all panels</source>
        <translation>A&amp;lle Felder aus- oder einblenden</translation>
    </message>
    <message>
        <source>&amp;Hold at a workstation</source>
        <translation>An einem Arbeitsplatz &amp;halten</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Layouts</source>
        <translation>An&amp;ordnungen</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>&amp;Links</translation>
    </message>
    <message>
        <source>&amp;Load colours</source>
        <translation>&amp;Lastfarben</translation>
    </message>
    <message>
        <source>&amp;Look from</source>
        <translation>Blickrich&amp;tung</translation>
    </message>
    <message>
        <source>&amp;Manoeuvre</source>
        <translation>Ma&amp;növer</translation>
    </message>
    <message>
        <source>&amp;Mirror right to left</source>
        <translation>Re&amp;chts nach links spiegeln</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Bewegen</translation>
    </message>
    <message>
        <source>&amp;New task</source>
        <translation>&amp;Neue Aufgabe</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>&amp;Nächstes Feld</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>&amp;No manoeuvre</source>
        <translation>&amp;Kein Manöver</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Orthographic</source>
        <translation>Ortho&amp;grafisch</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>&amp;Person</translation>
    </message>
    <message>
        <source>&amp;Pin or release</source>
        <translation>&amp;Fixieren oder freigeben</translation>
    </message>
    <message>
        <source>&amp;Plan manoeuvre</source>
        <translation>Manöver &amp;planen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Reach</source>
        <translation>Rei&amp;chweite</translation>
    </message>
    <message>
        <source>&amp;Recent</source>
        <translation>Zu&amp;letzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>&amp;Rechts</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>&amp;Drehen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Auswählen</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Einstell&amp;ungen…</translation>
    </message>
    <message>
        <source>&amp;Smallest force</source>
        <translation>Kleinste Kraft</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Lösen</translation>
    </message>
    <message>
        <source>&amp;Solve posture</source>
        <translation>&amp;Haltung lösen</translation>
    </message>
    <message>
        <source>&amp;Studies…</source>
        <translation>&amp;Studien…</translation>
    </message>
    <message>
        <source>&amp;Targets</source>
        <translation>&amp;Ziele</translation>
    </message>
    <message>
        <source>&amp;Tear off the plot</source>
        <translation>Kurven ab&amp;reißen</translation>
    </message>
    <message>
        <source>&amp;Turn without holds</source>
        <translation>Ohne Halte &amp;drehen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Where to hold</source>
        <translation>Wo &amp;halten</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>'%1' holds then already</source>
        <translation>„%1“ hält dann schon</translation>
    </message>
    <message>
        <source>'%1' is not a schema that this program reads</source>
        <translation>„%1“ ist kein Schema, das dieses Programm liest</translation>
    </message>
    <message>
        <source>'%1' is not the name of a file in this folder</source>
        <translation>„%1“ ist kein Name einer Datei in diesem Ordner</translation>
    </message>
    <message>
        <source>'%1' is taken by %2</source>
        <translation>„%1“ ist vergeben an %2</translation>
    </message>
    <message>
        <source>'%1' turns about its hinge in one hold alone</source>
        <translation>„%1“ dreht sich nur in einem einzigen Halt um sein Scharnier</translation>
    </message>
    <message>
        <source> (%1 in the view)</source>
        <translation> (%1 in der Ansicht)</translation>
    </message>
    <message>
        <source>(5) adds to the reactions what muscles take off them: contact = net - muscles</source>
        <translation>(5) addiert zu den Reaktionen, was Muskeln ihnen abnehmen: Kontakt = netto - Muskeln</translation>
    </message>
    <message>
        <source>(95 % interval %1 to %2 %)</source>
        <translation>(95-%-Intervall %1 bis %2 %)</translation>
    </message>
    <message>
        <source>  (drives)</source>
        <translation>  (treibt)</translation>
    </message>
    <message>
        <source> (open in another window, too)</source>
        <translation> (auch in einem anderen Fenster offen)</translation>
    </message>
    <message>
        <source> (sample)</source>
        <translation> (Beispiel)</translation>
    </message>
    <message>
        <source>(solved cases)</source>
        <translation>(gelöste Fälle)</translation>
    </message>
    <message>
        <source>, %1 to %2 s</source>
        <translation>, %1 bis %2 s</translation>
    </message>
    <message>
        <source>, a wish</source>
        <translation>, ein Wunsch</translation>
    </message>
    <message>
        <source>, and %1 more</source>
        <translation>, und %1 weitere</translation>
    </message>
    <message>
        <source>, doubtful</source>
        <translation>, zweifelhaft</translation>
    </message>
    <message>
        <source>, doubtful: beyond the angles of the source's curve</source>
        <translation>, zweifelhaft: jenseits der Winkel der Kurve der Quelle</translation>
    </message>
    <message>
        <source>, getting finer…</source>
        <translation>, wird feiner…</translation>
    </message>
    <message>
        <source>, in a suit: %1</source>
        <translation>, in einem Anzug: %1</translation>
    </message>
    <message>
        <source>, mean over the motion</source>
        <translation>, Mittel über die Bewegung</translation>
    </message>
    <message>
        <source>, now %1 %</source>
        <translation>, jetzt %1 %</translation>
    </message>
    <message>
        <source>, percentile</source>
        <translation>, Perzentil</translation>
    </message>
    <message>
        <source>, refined %1×</source>
        <translation>, verfeinert %1×</translation>
    </message>
    <message>
        <source>, released</source>
        <translation>, freigegeben</translation>
    </message>
    <message>
        <source>, seed %1</source>
        <translation>, Startwert %1</translation>
    </message>
    <message>
        <source>. It holds “%1” already</source>
        <translation>. Er hält schon „%1“</translation>
    </message>
    <message>
        <source>. Solve the posture and take it by “Use posture as start”, or release the contact</source>
        <translation>. Die Haltung lösen und mit „Als Anfangshaltung nehmen“ übernehmen, oder den Kontakt freigeben</translation>
    </message>
    <message>
        <source>. Switch off to see what binds</source>
        <translation>. Abschalten, um zu sehen, was einschränkt</translation>
    </message>
    <message>
        <source>. Zero switches it off</source>
        <translation>. Null schaltet es ab</translation>
    </message>
    <message>
        <source>/ min</source>
        <translation>/ min</translation>
    </message>
    <message>
        <source>0 s is</source>
        <translation>0 s ist</translation>
    </message>
    <message>
        <source>0 where it is not known</source>
        <translation>0, wo sie nicht bekannt ist</translation>
    </message>
    <message>
        <source>002 chapter 5, trial %1 of the 55-DOF human: hands on a bar, balls of the feet on the ground, hip centre at %2 m.</source>
        <translation>002 Kapitel 5, Versuch %1 des Menschen mit 55 Freiheitsgraden: Hände an einer Stange, Fußballen am Boden, Hüftmitte bei %2 m.</translation>
    </message>
    <message>
        <source>002 chapter 5, trial %1 of the 9-DOF upper body: both hands on supports, body centre to %2 m. Out of reach on purpose. The hands carry a moment about their supports of at most 30 N m, the greatest of Table 5.4; torque limits are those of Table 5.3.</source>
        <translation>002 Kapitel 5, Versuch %1 des Oberkörpers mit 9 Freiheitsgraden: beide Hände auf Stützen, Körpermitte nach %2 m. Mit Absicht außer Reichweite. Die Hände tragen ein Moment um ihre Stützen von höchstens 30 N m, das größte aus Tabelle 5.4; Drehmomentgrenzen sind die aus Tabelle 5.3.</translation>
    </message>
    <message>
        <source>002 chapter 5, trial %1 of the 9-DOF upper body: both hands on supports, body centre to %2 m. The hands carry a moment about their supports of at most 30 N m, the greatest of Table 5.4; torque limits are those of Table 5.3.</source>
        <translation>002 Kapitel 5, Versuch %1 des Oberkörpers mit 9 Freiheitsgraden: beide Hände auf Stützen, Körpermitte nach %2 m. Die Hände tragen ein Moment um ihre Stützen von höchstens 30 N m, das größte aus Tabelle 5.4; Drehmomentgrenzen sind die aus Tabelle 5.3.</translation>
    </message>
    <message>
        <source>002 chapter 6, trial %1 of the 9-DOF upper body: body centre from %2 to %3 m in %4 s. The hands carry a moment about their supports, as in Table 6.1, here at most 30 N m, the greatest of Table 5.4; torque limits are those of Table 5.3.</source>
        <translation>002 Kapitel 6, Versuch %1 des Oberkörpers mit 9 Freiheitsgraden: Körpermitte von %2 nach %3 m in %4 s. Die Hände tragen ein Moment um ihre Stützen, wie in Tabelle 6.1, hier höchstens 30 N m, das größte aus Tabelle 5.4; Drehmomentgrenzen sind die aus Tabelle 5.3.</translation>
    </message>
    <message>
        <source>002 chapter 6: the 55-DOF human moves from the posture of trial %1 to that of trial %2, with every law in force (the source left the dynamics out).</source>
        <translation>002 Kapitel 6: der Mensch mit 55 Freiheitsgraden bewegt sich aus der Haltung von Versuch %1 in die von Versuch %2, unter allen Nebenbedingungen (die Quelle ließ die Dynamik weg).</translation>
    </message>
    <message>
        <source>1 case</source>
        <translation>1 Fall</translation>
    </message>
    <message>
        <source>1 iteration</source>
        <translation>1 Iteration</translation>
    </message>
    <message>
        <source>1 place reached</source>
        <translation>1 Stelle erreicht</translation>
    </message>
    <message>
        <source>1000 N in some studies</source>
        <translation>1000 N in manchen Studien</translation>
    </message>
    <message>
        <source>1: seven cameras, three markers a segment at both ends of the flight alone; 0: all are seen</source>
        <translation>1: sieben Kameras, drei Marker je Segment nur an beiden Enden des Flugs; 0: alle sind zu sehen</translation>
    </message>
    <message>
        <source>8 h or more</source>
        <translation>8 h oder mehr</translation>
    </message>
    <message>
        <source>8.1 prints 20 deg/s for q1'; the figures were made with 25 deg/s</source>
        <translation>8.1 druckt 20 Grad/s für q1'; die Bilder entstanden mit 25 Grad/s</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>: greatest load of the joint (%)</source>
        <translation>: größte Auslastung des Gelenks (%)</translation>
    </message>
    <message>
        <source>: the redder, the worse a part scores</source>
        <translation>: je röter, desto schlechter ist ein Teil gewertet</translation>
    </message>
    <message>
        <source>; %1 left out, as %2</source>
        <translation>; %1 ausgelassen, wie %2</translation>
    </message>
    <message>
        <source>; torque %1 %2 (RMS), correlation %3</source>
        <translation>; Drehmoment %1 %2 (RMS), Korrelation %3</translation>
    </message>
    <message>
        <source>&lt;/table&gt;
&lt;p class="quiet"&gt;A prediction is not truth: it says what the laws above allow a person of this model to do, not what people will do.&lt;/p&gt;
</source>
        <translation>&lt;/table&gt;
&lt;p class="quiet"&gt;Eine Vorhersage ist nicht die Wahrheit: sie sagt, was die obigen Nebenbedingungen einer Person dieses Modells erlauben, nicht was Menschen tun werden.&lt;/p&gt;
</translation>
    </message>
    <message>
        <source>&lt;/table&gt;
&lt;p class="quiet"&gt;Greatest torque over all instants, in parts of the joint's limit on the side on which it acts.&lt;/p&gt;
</source>
        <translation>&lt;/table&gt;
&lt;p class="quiet"&gt;Größtes Drehmoment über alle Zeitpunkte, in Teilen der Gelenkgrenze auf der Seite, auf der es wirkt.&lt;/p&gt;
</translation>
    </message>
    <message>
        <source>&lt;h2 class="sheet"&gt;Charts&lt;/h2&gt;
&lt;table class="charts"&gt;</source>
        <translation>&lt;h2 class="sheet"&gt;Diagramme&lt;/h2&gt;
&lt;table class="charts"&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Answer&lt;/h2&gt;
&lt;table&gt;</source>
        <translation>&lt;h2&gt;Antwort&lt;/h2&gt;
&lt;table&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Assumptions&lt;/h2&gt;
&lt;table&gt;</source>
        <translation>&lt;h2&gt;Annahmen&lt;/h2&gt;
&lt;table&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Cases&lt;/h2&gt;
&lt;table class="cases"&gt;&lt;thead&gt;&lt;tr&gt;</source>
        <translation>&lt;h2&gt;Fälle&lt;/h2&gt;
&lt;table class="cases"&gt;&lt;thead&gt;&lt;tr&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Greatest force at each contact&lt;/h2&gt;
&lt;table&gt;</source>
        <translation>&lt;h2&gt;Größte Kraft an jedem Kontakt&lt;/h2&gt;
&lt;table&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Laws that do not hold&lt;/h2&gt;
&lt;table&gt;</source>
        <translation>&lt;h2&gt;Verletzte Nebenbedingungen&lt;/h2&gt;
&lt;table&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Loads of the joints&lt;/h2&gt;
</source>
        <translation>&lt;h2&gt;Auslastung der Gelenke&lt;/h2&gt;
</translation>
    </message>
    <message>
        <source>&lt;h2&gt;What was asked&lt;/h2&gt;
</source>
        <translation>&lt;h2&gt;Was verlangt war&lt;/h2&gt;
</translation>
    </message>
    <message>
        <source>&lt;p class=&quot;quiet&quot;&gt;Places and components in world axes: x to the person&apos;s left, y up, z forward; of what turns with the body in its own.&lt;/p&gt;
</source>
        <translation>&lt;p class=&quot;quiet&quot;&gt;Orte und Komponenten in Weltachsen: x nach links der Person, y nach oben, z nach vorn; was sich mit dem Körper dreht, in dessen eigenen.&lt;/p&gt;
</translation>
    </message>
    <message>
        <source>&lt;p class="quiet"&gt;A prediction is not truth: it says what the laws allow such people to do, not what people will do.&lt;/p&gt;
</source>
        <translation>&lt;p class="quiet"&gt;Eine Vorhersage ist nicht die Wahrheit: sie sagt, was die Nebenbedingungen solchen Personen erlauben, nicht was Menschen tun werden.&lt;/p&gt;
</translation>
    </message>
    <message>
        <source>&lt;p class="quiet"&gt;The first %1 of %2 cases; the table of results has all.&lt;/p&gt;
</source>
        <translation>&lt;p class="quiet"&gt;Die ersten %1 von %2 Fällen; die Ergebnistabelle enthält alle.&lt;/p&gt;
</translation>
    </message>
    <message>
        <source>&lt;th&gt;state&lt;/th&gt;</source>
        <translation>&lt;th&gt;Zustand&lt;/th&gt;</translation>
    </message>
    <message>
        <source>, turning with the body</source>
        <translation>, dreht mit dem Körper</translation>
    </message>
    <message>
        <source>1.85 m tall and 1.07 m wide, about 545 kg, as public pages tell; its depth stays</source>
        <translation>1.85 m hoch und 1.07 m breit, etwa 545 kg, wie öffentliche Seiten sagen; die Tiefe bleibt</translation>
    </message>
    <message>
        <source>a %1 goes round bars, rungs and rails</source>
        <translation>%1: umfasst Stangen, Sprossen und Läufe</translation>
    </message>
    <message>
        <source>A 15 kg backpack is carried down to a squat; thighs and ankles work near their limits.</source>
        <translation>Ein Rucksack von 15 kg wird in die Hocke hinab getragen; Oberschenkel und Sprunggelenke arbeiten nahe an ihren Grenzen.</translation>
    </message>
    <message>
        <source>A 15 kg backpack is lifted from a squat to standing.</source>
        <translation>Ein Rucksack von 15 kg wird aus der Hocke in den Stand gehoben.</translation>
    </message>
    <message>
        <source>A 2.5 kg torch follows a wavy seam on a bench from right to left in six seconds.</source>
        <translation>Ein Brenner von 2.5 kg folgt einer gewellten Naht auf einer Werkbank in sechs Sekunden von rechts nach links.</translation>
    </message>
    <message>
        <source>A box of 60 kg on the back goes along a handrail hand over hand, and has to be stopped again.</source>
        <translation>Ein Kasten von 60 kg auf dem Rücken geht Hand über Hand einen Handlauf entlang und muss wieder angehalten werden.</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>eine Klammer ist nicht geschlossen</translation>
    </message>
    <message>
        <source>a cabin has no room for its hatch</source>
        <translation>eine Kabine hat keinen Platz für ihre Luke</translation>
    </message>
    <message>
        <source>A case that takes longer is given up and told as timed out</source>
        <translation>Ein Fall, der länger dauert, wird aufgegeben und als Zeitüberschreitung genannt</translation>
    </message>
    <message>
        <source>A change of the task solves its motion anew in the background, from the last one; the old one stays in sight until then</source>
        <translation>Eine Änderung der Aufgabe löst die Bewegung im Hintergrund neu, von der letzten aus; die alte bleibt so lange zu sehen</translation>
    </message>
    <message>
        <source>a clearance of %1 works</source>
        <translation>ein Freiraum von %1 geht</translation>
    </message>
    <message>
        <source>A contact that is tried at places along its rod or over its face, with everybody</source>
        <translation>Ein Kontakt, der an Stellen entlang seines Stabs oder über seine Fläche versucht wird, mit jeder Person</translation>
    </message>
    <message>
        <source>A controller keeps the joints within their torque limits</source>
        <translation>Ein Regler hält die Gelenke innerhalb ihrer Drehmomentgrenzen</translation>
    </message>
    <message>
        <source>A defect of Handhold stopped the last action (%1). Your work is kept. Report: %2</source>
        <translation>Ein Fehler von Handhold hielt die letzte Handlung an (%1). Die Arbeit ist erhalten. Bericht: %2</translation>
    </message>
    <message>
        <source>A derivative is not a finite number</source>
        <translation>Eine Ableitung ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>a distance of %1 works</source>
        <translation>ein Abstand von %1 geht</translation>
    </message>
    <message>
        <source>a finite number</source>
        <translation>eine endliche Zahl</translation>
    </message>
    <message>
        <source>a force (N, kN, lbf)</source>
        <translation>eine Kraft (N, kN, lbf)</translation>
    </message>
    <message>
        <source>A force that acts, or a mass that is carried</source>
        <translation>Eine Kraft, die wirkt, oder eine Masse, die getragen wird</translation>
    </message>
    <message>
        <source>A force that pulls or pushes here</source>
        <translation>Eine Kraft, die hier zieht oder drückt</translation>
    </message>
    <message>
        <source>A free hand or foot holds where it is</source>
        <translation>Eine freie Hand oder ein freier Fuß hält, wo sie ist</translation>
    </message>
    <message>
        <source>a grid has as many cases as its values make</source>
        <translation>ein Gitter hat so viele Fälle, wie seine Werte ergeben</translation>
    </message>
    <message>
        <source>a grid needs 'steps' here</source>
        <translation>ein Gitter braucht hier 'steps'</translation>
    </message>
    <message>
        <source>a guess: look at Highest</source>
        <translation>vermutet: „Höchste“ prüfen</translation>
    </message>
    <message>
        <source>a guess: look at the view</source>
        <translation>vermutet: Ansicht prüfen</translation>
    </message>
    <message>
        <source>A hand loads a bar with %1 N, above its limit of %2 N</source>
        <translation>Eine Hand belastet eine Sprosse mit %1 N, über der Grenze von %2 N</translation>
    </message>
    <message>
        <source>A hand loads the rail with %1 % of its limit</source>
        <translation>Eine Hand belastet den Handlauf mit %1 % der Grenze</translation>
    </message>
    <message>
        <source>A hand or foot that bore the body where no plate measured it: what the plates leave is shared among such holds so that the joints' loads are least</source>
        <translation>Eine Hand oder ein Fuß, der den Körper trug, wo keine Platte es maß: was die Platten übrig lassen, wird auf solche Halte so verteilt, dass die Gelenke am wenigsten belastet sind</translation>
    </message>
    <message>
        <source>a hand width of %1 works</source>
        <translation>eine Handweite von %1 geht</translation>
    </message>
    <message>
        <source>a hula of legs that tuck</source>
        <translation>Kreisen angezogener Beine</translation>
    </message>
    <message>
        <source>a hula of legs that tuck with arms aside</source>
        <translation>Kreisen angezogener Beine mit abgespreizten Armen</translation>
    </message>
    <message>
        <source>a hula of straight legs</source>
        <translation>Kreisen gestreckter Beine</translation>
    </message>
    <message>
        <source>a hula of straight legs with arms aside</source>
        <translation>Kreisen gestreckter Beine mit abgespreizten Armen</translation>
    </message>
    <message>
        <source>A joint, or the pelvis along an axis, that moves at its own time</source>
        <translation>Ein Gelenk, oder das Becken entlang einer Achse, das sich zu eigener Zeit bewegt</translation>
    </message>
    <message>
        <source>A joint, or the pelvis along an axis, whose curve has fewer control points than the others</source>
        <translation>Ein Gelenk oder das Becken entlang einer Achse, dessen Kurve weniger Steuerpunkte hat als die anderen</translation>
    </message>
    <message>
        <source>a kind of load</source>
        <translation>eine Art von Last</translation>
    </message>
    <message>
        <source>a kind of manoeuvre</source>
        <translation>eine Art von Manöver</translation>
    </message>
    <message>
        <source>a kind of prop</source>
        <translation>eine Art von Gegenstand</translation>
    </message>
    <message>
        <source>a kind of target</source>
        <translation>eine Art von Ziel</translation>
    </message>
    <message>
        <source>a length (m, cm, mm, in, ft)</source>
        <translation>eine Länge (m, cm, mm, in, ft)</translation>
    </message>
    <message>
        <source>A library below Ipopt failed with an exception</source>
        <translation>Eine Bibliothek unter Ipopt scheiterte mit einer Ausnahme</translation>
    </message>
    <message>
        <source>a local optimum</source>
        <translation>ein lokales Optimum</translation>
    </message>
    <message>
        <source>a line</source>
        <translation>eine Linie</translation>
    </message>
    <message>
        <source>A manoeuvre is planned as a whole, for weightlessness: choosing one turns gravity off and sets up what it is done at.</source>
        <translation>Ein Manöver wird als Ganzes geplant, in Schwerelosigkeit: eines zu wählen schaltet die Schwerkraft ab und stellt auf, woran es ausgeführt wird.</translation>
    </message>
    <message>
        <source>a mass (kg, g, lb)</source>
        <translation>eine Masse (kg, g, lb)</translation>
    </message>
    <message>
        <source>A mesh</source>
        <translation>Ein Netz</translation>
    </message>
    <message>
        <source>a mesh needs a file</source>
        <translation>ein Netz braucht eine Datei</translation>
    </message>
    <message>
        <source>a moment (N m, ft lbf)</source>
        <translation>ein Moment (N m, ft lbf)</translation>
    </message>
    <message>
        <source>a moment of inertia (kg m²)</source>
        <translation>ein Trägheitsmoment (kg m²)</translation>
    </message>
    <message>
        <source>A motion found</source>
        <translation>Gefundene Bewegung</translation>
    </message>
    <message>
        <source>a motion, in each case</source>
        <translation>eine Bewegung, in jedem Fall</translation>
    </message>
    <message>
        <source>A named mix of goals</source>
        <translation>Eine benannte Mischung von Teilzielen</translation>
    </message>
    <message>
        <source>A number from %1 to %2 is wanted</source>
        <translation>Eine Zahl von %1 bis %2 ist nötig</translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation>eine Zahl fehlt</translation>
    </message>
    <message>
        <source>a number is missing at the end</source>
        <translation>am Ende fehlt eine Zahl</translation>
    </message>
    <message>
        <source>a number of pixels (px)</source>
        <translation>eine Zahl von Pixeln (px)</translation>
    </message>
    <message>
        <source>a path relative to the task file</source>
        <translation>ein Pfad relativ zur Aufgabendatei</translation>
    </message>
    <message>
        <source>A person from elsewhere</source>
        <translation>Eine Person von anderswo</translation>
    </message>
    <message>
        <source>A person's arm</source>
        <translation>Arm einer Person</translation>
    </message>
    <message>
        <source>A picture of the view at any size</source>
        <translation>Ein Bild der Ansicht in beliebiger Größe</translation>
    </message>
    <message>
        <source>A place that the selected site should reach</source>
        <translation>Eine Stelle, die der gewählte Körperpunkt erreichen soll</translation>
    </message>
    <message>
        <source>a plain number or a share (%)</source>
        <translation>eine bloße Zahl oder ein Anteil (%)</translation>
    </message>
    <message>
        <source>A point that holds the constraints was found</source>
        <translation>Ein Punkt, der die Nebenbedingungen einhält, ist gefunden</translation>
    </message>
    <message>
        <source>a posture</source>
        <translation>eine Haltung</translation>
    </message>
    <message>
        <source>a posture leaves out the task's manoeuvre</source>
        <translation>eine Haltung lässt das Manöver der Aufgabe weg</translation>
    </message>
    <message>
        <source>a posture, in each case</source>
        <translation>eine Haltung, in jedem Fall</translation>
    </message>
    <message>
        <source>a rail along %1, %2, %3 works</source>
        <translation>ein Handlauf in Richtung %1, %2, %3 geht</translation>
    </message>
    <message>
        <source>a rail at %1, %2, %3 along %4, %5, %6 works</source>
        <translation>ein Handlauf bei %1, %2, %3 in Richtung %4, %5, %6 geht</translation>
    </message>
    <message>
        <source>a rail at %1, %2, %3 works</source>
        <translation>ein Handlauf bei %1, %2, %3 geht</translation>
    </message>
    <message>
        <source>a ramp of %1 s works</source>
        <translation>eine Rampe von %1 s geht</translation>
    </message>
    <message>
        <source>a rate (1/s, Hz)</source>
        <translation>eine Rate (1/s, Hz)</translation>
    </message>
    <message>
        <source>a recording without a fitted body has no posture</source>
        <translation>eine Aufnahme ohne angepassten Körper hat keine Haltung</translation>
    </message>
    <message>
        <source>A result or a table of states beside those of this task</source>
        <translation>Ein Ergebnis oder eine Zustandstabelle neben denen dieser Aufgabe</translation>
    </message>
    <message>
        <source>A search ends when the objective changes by a lesser part from step to step</source>
        <translation>Eine Suche endet, wenn sich die Zielfunktion von Schritt zu Schritt um einen kleineren Teil ändert</translation>
    </message>
    <message>
        <source>a spacing of %1 works</source>
        <translation>ein Abstand der Griffe von %1 geht</translation>
    </message>
    <message>
        <source>a speed (m/s, cm/s, ft/s)</source>
        <translation>eine Geschwindigkeit (m/s, cm/s, ft/s)</translation>
    </message>
    <message>
        <source>a speed of %1 works</source>
        <translation>eine Geschwindigkeit von %1 geht</translation>
    </message>
    <message>
        <source>a speed of %1 works with a ramp of %2 s</source>
        <translation>eine Geschwindigkeit von %1 geht mit einer Rampe von %2 s</translation>
    </message>
    <message>
        <source>A station's module without gravity: both feet are in a foot restraint, the left hand holds a handrail and the right hand pulls a tool with 30 N.</source>
        <translation>Ein Stationsmodul ohne Schwerkraft: beide Füße sind in einem Fußhalt, die linke Hand hält einen Handlauf, und die rechte Hand zieht ein Werkzeug mit 30 N.</translation>
    </message>
    <message>
        <source>A study file (JSON), or the results of one (SQLite)</source>
        <translation>Eine Studiendatei (JSON) oder die Ergebnisse einer Studie (SQLite)</translation>
    </message>
    <message>
        <source>A study solves a task many times with some of its numbers or people different.</source>
        <translation>Eine Studie löst eine Aufgabe viele Male mit anderen Zahlen oder Personen.</translation>
    </message>
    <message>
        <source>A suit</source>
        <translation>Ein Anzug</translation>
    </message>
    <message>
        <source>A task of any subject: %1 does it</source>
        <translation>Eine Aufgabe beliebiger Personen: %1 führt sie aus</translation>
    </message>
    <message>
        <source>A task, a result, a recording or a mesh</source>
        <translation>Eine Aufgabe, ein Ergebnis, eine Aufnahme oder ein Netz</translation>
    </message>
    <message>
        <source>A thing from a file: obj, stl, ply, dae, gltf, glb</source>
        <translation>Ein Gegenstand aus einer Datei: obj, stl, ply, dae, gltf, glb</translation>
    </message>
    <message>
        <source>a time (s, ms, min)</source>
        <translation>eine Zeit (s, ms, min)</translation>
    </message>
    <message>
        <source>a touch speed of %1 works</source>
        <translation>eine Geschwindigkeit beim Greifen von %1 geht</translation>
    </message>
    <message>
        <source>A trial of the same person standing still: the fit measures the body by it, too</source>
        <translation>Ein Versuch derselben Person in stillem Stand: die Anpassung vermisst den Körper auch danach</translation>
    </message>
    <message>
        <source>A turn of %1 degrees needs more cycles than that</source>
        <translation>Eine Drehung um %1 Grad braucht mehr Zyklen</translation>
    </message>
    <message>
        <source>A turn of %1 degrees passes a joint limit</source>
        <translation>Eine Drehung um %1 Grad überschreitet eine Gelenkgrenze</translation>
    </message>
    <message>
        <source>A turn of %1 degrees takes at least %2 s</source>
        <translation>Eine Drehung um %1 Grad dauert mindestens %2 s</translation>
    </message>
    <message>
        <source>a volume</source>
        <translation>ein Volumen</translation>
    </message>
    <message>
        <source>A wall below the feet, or a rail at the start with the hands</source>
        <translation>Eine Wand unter den Füßen, oder eine Stange am Anfang mit den Händen</translation>
    </message>
    <message>
        <source>A weight that is carried here</source>
        <translation>Ein Gewicht, das hier getragen wird</translation>
    </message>
    <message>
        <source>A whole number is wanted</source>
        <translation>Eine ganze Zahl ist nötig</translation>
    </message>
    <message>
        <source>abducted</source>
        <translation>abgespreizt</translation>
    </message>
    <message>
        <source>abduction: the leg moves outward</source>
        <translation>Abduktion: das Bein geht nach außen</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Um</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation>noch etwa %1 min</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation>noch etwa %1 s</translation>
    </message>
    <message>
        <source>About Handhold</source>
        <translation>Über Handhold</translation>
    </message>
    <message>
        <source>About the axis that was asked for</source>
        <translation>Um die verlangte Achse</translation>
    </message>
    <message>
        <source>About the axis; negative turns the other way</source>
        <translation>Um die Achse; negativ dreht andersherum</translation>
    </message>
    <message>
        <source>about the bar %1</source>
        <translation>um die Stange %1</translation>
    </message>
    <message>
        <source>About the bar, 0: its top</source>
        <translation>Um die Stange, 0: oben</translation>
    </message>
    <message>
        <source>about the hand's length</source>
        <translation>um die Länge der Hand</translation>
    </message>
    <message>
        <source>About the vertical through the world's origin</source>
        <translation>Um die Senkrechte durch den Ursprung</translation>
    </message>
    <message>
        <source>Above the brows</source>
        <translation>Über den Brauen</translation>
    </message>
    <message>
        <source>acc diff. (m/s^2)</source>
        <translation>Beschl.-Diff. (m/s^2)</translation>
    </message>
    <message>
        <source>Acceleration</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>acceleration between the bodies of J1</source>
        <translation>Beschleunigung zwischen den Körpern von J1</translation>
    </message>
    <message>
        <source>acceleration between the bodies of J2</source>
        <translation>Beschleunigung zwischen den Körpern von J2</translation>
    </message>
    <message>
        <source>Acceleration of points</source>
        <translation>Beschleunigung von Punkten</translation>
    </message>
    <message>
        <source>acceleration of the centre of mass from gravity</source>
        <translation>Beschleunigung des Massenmittelpunkts von der Schwerkraft</translation>
    </message>
    <message>
        <source>accelerations of our markers' noise, twice derived at 100 Hz; that of their data is not told</source>
        <translation>Beschleunigungen aus dem Rauschen unserer Marker, zweimal abgeleitet bei 100 Hz; das ihrer Daten ist nicht genannt</translation>
    </message>
    <message>
        <source>accelerations would jump</source>
        <translation>Beschleunigungen würden springen</translation>
    </message>
    <message>
        <source>acceptable</source>
        <translation>annehmbar</translation>
    </message>
    <message>
        <source>acceptable if not held or repeated for long</source>
        <translation>annehmbar, wenn nicht lange gehalten oder wiederholt</translation>
    </message>
    <message>
        <source>Acclaim motion</source>
        <translation>Acclaim-Bewegung</translation>
    </message>
    <message>
        <source>Acclaim skeleton</source>
        <translation>Acclaim-Skelett</translation>
    </message>
    <message>
        <source>across the line of sight (m)</source>
        <translation>quer zur Blicklinie (m)</translation>
    </message>
    <message>
        <source>across the middle</source>
        <translation>über die Mitte</translation>
    </message>
    <message>
        <source>Across x</source>
        <translation>Quer zu x</translation>
    </message>
    <message>
        <source>Across z</source>
        <translation>Quer zu z</translation>
    </message>
    <message>
        <source>action category, 1 to 4</source>
        <translation>Handlungskategorie, 1 bis 4</translation>
    </message>
    <message>
        <source>Activate a muscle</source>
        <translation>Muskel aktivieren</translation>
    </message>
    <message>
        <source>Activation of the muscle</source>
        <translation>Aktivierung des Muskels</translation>
    </message>
    <message>
        <source>activity</source>
        <translation>Tätigkeit</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Add &amp;handhold</source>
        <translation>&amp;Handgriff hinzufügen</translation>
    </message>
    <message>
        <source>Add &amp;target</source>
        <translation>&amp;Ziel hinzufügen</translation>
    </message>
    <message>
        <source>add 'force': three numbers in N</source>
        <translation>'force' hinzufügen: drei Zahlen in N</translation>
    </message>
    <message>
        <source>Add a &amp;result…</source>
        <translation>Er&amp;gebnis hinzufügen…</translation>
    </message>
    <message>
        <source>add a contact or release none</source>
        <translation>einen Kontakt hinzufügen oder keinen freigeben</translation>
    </message>
    <message>
        <source>Add a field</source>
        <translation>Größe hinzufügen</translation>
    </message>
    <message>
        <source>add a handhold or a foothold, or move the body over the feet</source>
        <translation>einen Handgriff oder Stand hinzufügen, oder den Körper über die Füße bringen</translation>
    </message>
    <message>
        <source>add a handhold or foothold, or move one nearer to the line of the weight</source>
        <translation>einen Handgriff oder Stand hinzufügen, oder einen näher an die Gewichtslinie bringen</translation>
    </message>
    <message>
        <source>Add a handhold, target, load or prop</source>
        <translation>Handgriff, Ziel, Last oder Gegenstand hinzufügen</translation>
    </message>
    <message>
        <source>Add a hold from the playhead on</source>
        <translation>Halt ab der Abspielmarke hinzufügen</translation>
    </message>
    <message>
        <source>Add a mesh</source>
        <translation>Netz hinzufügen</translation>
    </message>
    <message>
        <source>Add a result</source>
        <translation>Ergebnis hinzufügen</translation>
    </message>
    <message>
        <source>Add a stage after %1</source>
        <translation>Nach %1 einen Abschnitt hinzufügen</translation>
    </message>
    <message>
        <source>Add a stage after it</source>
        <translation>Danach einen Abschnitt hinzufügen</translation>
    </message>
    <message>
        <source>Add as a prop</source>
        <translation>Als Gegenstand hinzufügen</translation>
    </message>
    <message>
        <source>add control points</source>
        <translation>Steuerpunkte hinzufügen</translation>
    </message>
    <message>
        <source>Add copies</source>
        <translation>Kopien hinzufügen</translation>
    </message>
    <message>
        <source>Add event</source>
        <translation>Ereignis hinzufügen</translation>
    </message>
    <message>
        <source>Add event here</source>
        <translation>Ereignis hier hinzufügen</translation>
    </message>
    <message>
        <source>Add force here</source>
        <translation>Kraft hier hinzufügen</translation>
    </message>
    <message>
        <source>add it</source>
        <translation>es hinzufügen</translation>
    </message>
    <message>
        <source>add it on its time line</source>
        <translation>es in der Zeitleiste hinzufügen</translation>
    </message>
    <message>
        <source>Add m&amp;esh…</source>
        <translation>&amp;Netz hinzufügen…</translation>
    </message>
    <message>
        <source>Add mass here</source>
        <translation>Masse hier hinzufügen</translation>
    </message>
    <message>
        <source>add one</source>
        <translation>eines hinzufügen</translation>
    </message>
    <message>
        <source>add points</source>
        <translation>Punkte hinzufügen</translation>
    </message>
    <message>
        <source>Add target at a time here</source>
        <translation>Zeitweises Ziel hier hinzufügen</translation>
    </message>
    <message>
        <source>Add target here</source>
        <translation>Ziel hier hinzufügen</translation>
    </message>
    <message>
        <source>add the field</source>
        <translation>das Feld hinzufügen</translation>
    </message>
    <message>
        <source>Add the site's place</source>
        <translation>Ort des Körperpunkts hinzufügen</translation>
    </message>
    <message>
        <source>add them to the other file</source>
        <translation>sie in die andere Datei übernehmen</translation>
    </message>
    <message>
        <source>add those of its kind</source>
        <translation>die ihrer Art hinzufügen</translation>
    </message>
    <message>
        <source>Add what was copied, from another task, too</source>
        <translation>Kopiertes hinzufügen, auch aus einer anderen Aufgabe</translation>
    </message>
    <message>
        <source>Add, move or remove</source>
        <translation>Hinzufügen, verschieben oder entfernen</translation>
    </message>
    <message>
        <source>adduction: the arm held out to the side moves down</source>
        <translation>Adduktion: der seitlich gestreckte Arm geht nach unten</translation>
    </message>
    <message>
        <source>adduction: the leg moves inward</source>
        <translation>Adduktion: das Bein geht nach innen</translation>
    </message>
    <message>
        <source>adductor magnus</source>
        <translation>Adductor magnus</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Rat</translation>
    </message>
    <message>
        <source>advice %1</source>
        <translation>Rat %1</translation>
    </message>
    <message>
        <source>Advice: %1</source>
        <translation>Rat: %1</translation>
    </message>
    <message>
        <source>Against the axis</source>
        <translation>Gegen die Achse</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>Agreement of angles</source>
        <translation>Übereinstimmung der Winkel</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>stimmt</translation>
    </message>
    <message>
        <source>Air</source>
        <translation>Luft</translation>
    </message>
    <message>
        <source>Air does nothing; water holds up and drags, as in a pool where flight is trained</source>
        <translation>Luft tut nichts; Wasser trägt und bremst, wie in einem Becken, in dem Flüge geübt werden</translation>
    </message>
    <message>
        <source>Align %1</source>
        <translation>%1 ausrichten</translation>
    </message>
    <message>
        <source>Align at %1</source>
        <translation>Ausrichten an %1</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>All at</source>
        <translation>Alle bei</translation>
    </message>
    <message>
        <source>all constraints hold</source>
        <translation>alle Nebenbedingungen gelten</translation>
    </message>
    <message>
        <source>All constraints hold and the objective has settled</source>
        <translation>Alle Nebenbedingungen gelten, und die Zielfunktion hat sich beruhigt</translation>
    </message>
    <message>
        <source>all hold</source>
        <translation>alle halten</translation>
    </message>
    <message>
        <source>All joints</source>
        <translation>Alle Gelenke</translation>
    </message>
    <message>
        <source>All keys on one sheet</source>
        <translation>Alle Tasten auf einem Blatt</translation>
    </message>
    <message>
        <source>All laws hold</source>
        <translation>Alle Nebenbedingungen sind eingehalten</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>all stay</source>
        <translation>alle bleiben</translation>
    </message>
    <message>
        <source>all the time</source>
        <translation>die ganze Zeit</translation>
    </message>
    <message>
        <source>All things of the task</source>
        <translation>Alle Dinge der Aufgabe</translation>
    </message>
    <message>
        <source>allow a larger tolerance than %1, or use fixed steps</source>
        <translation>eine größere Toleranz als %1 erlauben oder feste Schritte verwenden</translation>
    </message>
    <message>
        <source>Along</source>
        <translation>Entlang</translation>
    </message>
    <message>
        <source>Along %1</source>
        <translation>Entlang %1</translation>
    </message>
    <message>
        <source>Along an axis of the world</source>
        <translation>Entlang einer Achse des Raums</translation>
    </message>
    <message>
        <source>Along the axis</source>
        <translation>Entlang der Achse</translation>
    </message>
    <message>
        <source>Along the bar</source>
        <translation>Entlang der Stange</translation>
    </message>
    <message>
        <source>Along the path, from the first to the last point</source>
        <translation>Entlang des Wegs, vom ersten zum letzten Punkt</translation>
    </message>
    <message>
        <source>along the rungs of a ladder the hands get there</source>
        <translation>an den Sprossen einer Leiter kommen die Hände hin</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>AMC tells no rate</source>
        <translation>AMC nennt keine Rate</translation>
    </message>
    <message>
        <source>an acceleration (m/s², ft/s²)</source>
        <translation>eine Beschleunigung (m/s², ft/s²)</translation>
    </message>
    <message>
        <source>an angle (°, rad)</source>
        <translation>ein Winkel (°, rad)</translation>
    </message>
    <message>
        <source>an angular speed (deg/s, rad/s)</source>
        <translation>eine Winkelgeschwindigkeit (deg/s, rad/s)</translation>
    </message>
    <message>
        <source>an area</source>
        <translation>eine Fläche</translation>
    </message>
    <message>
        <source>An estimate of the energy that muscles turn over, work and heat (100 W)</source>
        <translation>Schätzung der Energie, die Muskeln umsetzen, Arbeit und Wärme (100 W)</translation>
    </message>
    <message>
        <source>an import leaves it out</source>
        <translation>ein Import lässt es weg</translation>
    </message>
    <message>
        <source>an unknown exception</source>
        <translation>eine unbekannte Ausnahme</translation>
    </message>
    <message>
        <source>Analog</source>
        <translation>Analog</translation>
    </message>
    <message>
        <source>analog channel</source>
        <translation>Analogkanal</translation>
    </message>
    <message>
        <source>analog channels</source>
        <translation>Analogkanäle</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>and %1 further reasons in the table</source>
        <translation>und %1 weitere Gründe in der Tabelle</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>and came to rest with %1 N at most on a hand</source>
        <translation>und kam mit höchstens %1 N an einer Hand zur Ruhe</translation>
    </message>
    <message>
        <source>And its place on the floor</source>
        <translation>Und sein Ort auf dem Boden</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Angle between the attitude reached and the one asked for</source>
        <translation>Winkel zwischen erreichter und verlangter Lage</translation>
    </message>
    <message>
        <source>angle between the forearm and its attitude</source>
        <translation>Winkel zwischen dem Unterarm und seiner Lage</translation>
    </message>
    <message>
        <source>Angle between where the face points and what the hands do (rad²)</source>
        <translation>Winkel zwischen der Richtung des Gesichts und dem, was die Hände tun (rad²)</translation>
    </message>
    <message>
        <source>Angle of gravity away from straight down (degrees)</source>
        <translation>Winkel der Schwerkraft zur Senkrechten (Grad)</translation>
    </message>
    <message>
        <source>angle of the elbow (deg)</source>
        <translation>Winkel des Ellbogens (Grad)</translation>
    </message>
    <message>
        <source>Angle reached</source>
        <translation>Erreichter Winkel</translation>
    </message>
    <message>
        <source>Angle through which the lifted legs twist; negative turns the body the other way</source>
        <translation>Winkel, um den sich die gehobenen Beine verdrehen; negativ dreht den Körper andersherum</translation>
    </message>
    <message>
        <source>Angles</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>angles were read as degrees</source>
        <translation>Winkel wurden als Grad gelesen</translation>
    </message>
    <message>
        <source>Angular momentum </source>
        <translation>Drehimpuls </translation>
    </message>
    <message>
        <source>angular momentum</source>
        <translation>Drehimpuls</translation>
    </message>
    <message>
        <source>Angular momentum %1 kg m²/s</source>
        <translation>Drehimpuls %1 kg m²/s</translation>
    </message>
    <message>
        <source>angular momentum from its mean</source>
        <translation>Drehimpuls von seinem Mittel</translation>
    </message>
    <message>
        <source>angular momentum in flight, by each segment's markers</source>
        <translation>Drehimpuls im Flug, aus den Markern jedes Segments</translation>
    </message>
    <message>
        <source>angular speed</source>
        <translation>Winkelgeschwindigkeit</translation>
    </message>
    <message>
        <source>Ankle</source>
        <translation>Sprunggelenk</translation>
    </message>
    <message>
        <source>Ankle plantarflexion</source>
        <translation>Fußplantarflexion</translation>
    </message>
    <message>
        <source>another %1</source>
        <translation>anderes: %1</translation>
    </message>
    <message>
        <source>another draw of the noise, and markers whose places are not printed</source>
        <translation>eine andere Ziehung des Rauschens und Marker, deren Orte nicht gedruckt sind</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Andere Datei…</translation>
    </message>
    <message>
        <source>Another mesh</source>
        <translation>Anderes Netz</translation>
    </message>
    <message>
        <source>Another one beside what is selected</source>
        <translation>Noch eines neben dem Ausgewählten</translation>
    </message>
    <message>
        <source>Another part of the body holds “%1” now: %2</source>
        <translation>Ein anderer Körperteil hält jetzt „%1“: %2</translation>
    </message>
    <message>
        <source>another person's jump, with arms and legs that do more</source>
        <translation>der Sprung einer anderen Person, deren Arme und Beine mehr tun</translation>
    </message>
    <message>
        <source>Another posture costs %1 % less</source>
        <translation>Eine andere Haltung kostet %1 % weniger</translation>
    </message>
    <message>
        <source>another recording is being imported</source>
        <translation>eine andere Aufnahme wird gerade importiert</translation>
    </message>
    <message>
        <source>Another task beside this one</source>
        <translation>Eine weitere Aufgabe neben dieser</translation>
    </message>
    <message>
        <source>Another, as below</source>
        <translation>Eine andere, wie unten</translation>
    </message>
    <message>
        <source>ANSI A14.3, fixed</source>
        <translation>ANSI A14.3, fest</translation>
    </message>
    <message>
        <source>ANSUR II 2012 (US Army): stature and mass jointly normal, other measures about their regression on both, independent of each other</source>
        <translation>ANSUR II 2012 (US Army): Körperhöhe und Masse gemeinsam normalverteilt, andere Maße um ihre Regression auf beide, voneinander unabhängig</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Any command by a few letters</source>
        <translation>Jeder Befehl durch wenige Buchstaben</translation>
    </message>
    <message>
        <source>Any subject</source>
        <translation>Beliebige Person</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>approach speed</source>
        <translation>Geschwindigkeit beim Greifen</translation>
    </message>
    <message>
        <source>are no joints of the body</source>
        <translation>sind keine Gelenke des Körpers</translation>
    </message>
    <message>
        <source>are not shown</source>
        <translation>werden nicht gezeigt</translation>
    </message>
    <message>
        <source>are seen from %1 to %2 of the file</source>
        <translation>sind von %1 bis %2 der Datei zu sehen</translation>
    </message>
    <message>
        <source>are seen not at all in %1 frames</source>
        <translation>sind in %1 Bildern gar nicht zu sehen</translation>
    </message>
    <message>
        <source>are taken for each other %1</source>
        <translation>werden verwechselt %1</translation>
    </message>
    <message>
        <source>are those of what is tried out</source>
        <translation>gehören zu dem, was gerade ausprobiert wird</translation>
    </message>
    <message>
        <source>are too large for radians</source>
        <translation>sind zu groß für Radiant</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>Arm</translation>
    </message>
    <message>
        <source>arm 6 cm</source>
        <translation>Hebelarm 6 cm</translation>
    </message>
    <message>
        <source>Arm with a hand</source>
        <translation>Arm mit Hand</translation>
    </message>
    <message>
        <source>Arm with biceps and triceps</source>
        <translation>Arm mit Bizeps und Trizeps</translation>
    </message>
    <message>
        <source>Arm with hand and fingers</source>
        <translation>Arm mit Hand und Fingern</translation>
    </message>
    <message>
        <source>Arm with its elbow on a circle</source>
        <translation>Arm mit Ellbogen auf einem Kreis</translation>
    </message>
    <message>
        <source>Arm without muscles</source>
        <translation>Arm ohne Muskeln</translation>
    </message>
    <message>
        <source>Arms</source>
        <translation>Arme</translation>
    </message>
    <message>
        <source>arms</source>
        <translation>Arme</translation>
    </message>
    <message>
        <source>Arms forward</source>
        <translation>Arme vorgestreckt</translation>
    </message>
    <message>
        <source>Around the body</source>
        <translation>Um den Körper</translation>
    </message>
    <message>
        <source>Around the buttocks</source>
        <translation>Um das Gesäß</translation>
    </message>
    <message>
        <source>Arra&amp;y…</source>
        <translation>Re&amp;ihe…</translation>
    </message>
    <message>
        <source>Array of %1</source>
        <translation>Reihe von %1</translation>
    </message>
    <message>
        <source>Arrival speed</source>
        <translation>Ankunftsgeschwindigkeit</translation>
    </message>
    <message>
        <source>arriving turned by %1 degrees instead of %2 works, the bar turned along</source>
        <translation>Ankommen um %1 statt %2 Grad gedreht geht, wenn die Stange mitdreht</translation>
    </message>
    <message>
        <source>Arrow keys go from frame to frame</source>
        <translation>Pfeiltasten gehen von Bild zu Bild</translation>
    </message>
    <message>
        <source>Arrows of linear and angular momentum at the centre of mass during a motion</source>
        <translation>Pfeile von Impuls und Drehimpuls am Schwerpunkt während einer Bewegung</translation>
    </message>
    <message>
        <source>Arrows of the forces on the body (N)</source>
        <translation>Pfeile der Kräfte auf den Körper (N)</translation>
    </message>
    <message>
        <source>As asked</source>
        <translation>Wie verlangt</translation>
    </message>
    <message>
        <source>As for any motion</source>
        <translation>Wie für jede Bewegung</translation>
    </message>
    <message>
        <source>as found: %1</source>
        <translation>wie gefunden: %1</translation>
    </message>
    <message>
        <source>as found</source>
        <translation>wie gefunden</translation>
    </message>
    <message>
        <source>As handhold scores tells them, with their usual settings</source>
        <translation>Wie handhold scores sie nennt, mit den üblichen Einstellungen</translation>
    </message>
    <message>
        <source>as in case %1: %2</source>
        <translation>wie in Fall %1: %2</translation>
    </message>
    <message>
        <source>As in the view</source>
        <translation>Wie in der Ansicht</translation>
    </message>
    <message>
        <source>as is best</source>
        <translation>wie am besten</translation>
    </message>
    <message>
        <source>As it was drawn</source>
        <translation>Wie gezogen</translation>
    </message>
    <message>
        <source>as it was imported</source>
        <translation>wie importiert</translation>
    </message>
    <message>
        <source>As large as the window (double click on their tab)</source>
        <translation>So groß wie das Fenster (Doppelklick auf die Lasche)</translation>
    </message>
    <message>
        <source>As large as the window, or as before</source>
        <translation>So groß wie das Fenster, oder wie zuvor</translation>
    </message>
    <message>
        <source>As many control points as all again</source>
        <translation>Wieder so viele Steuerpunkte wie alle</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>as it was read</source>
        <translation>wie gelesen</translation>
    </message>
    <message>
        <source>as the loads tell</source>
        <translation>laut Lasten</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>As the time line counts: 0 is the file's first value</source>
        <translation>Wie die Zeitleiste zählt: 0 ist der erste Wert der Datei</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Wie üblich</translation>
    </message>
    <message>
        <source>ASF tells no up axis</source>
        <translation>ASF nennt keine Achse nach oben</translation>
    </message>
    <message>
        <source>ask for a pull to learn the most in its direction</source>
        <translation>einen Zug verlangen, um das Größte in seiner Richtung zu erfahren</translation>
    </message>
    <message>
        <source>ask for a smaller picture</source>
        <translation>ein kleineres Bild verlangen</translation>
    </message>
    <message>
        <source>Ask for the nearest that was found to work instead, and plan it</source>
        <translation>Stattdessen das Nächste verlangen, das sich als machbar erwies, und es planen</translation>
    </message>
    <message>
        <source>Ask for the recorded motion again, and lay both beside each other</source>
        <translation>Die aufgenommene Bewegung noch einmal verlangen und beide nebeneinander legen</translation>
    </message>
    <message>
        <source>Ask for what was recorded again, and lay both beside each other</source>
        <translation>Das Aufgenommene noch einmal verlangen und beides nebeneinander legen</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>Verlangt</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>  at </source>
        <translation>  bei </translation>
    </message>
    <message>
        <source> at </source>
        <translation> bei </translation>
    </message>
    <message>
        <source>At</source>
        <translation>Bei</translation>
    </message>
    <message>
        <source>at</source>
        <translation>bei</translation>
    </message>
    <message>
        <source> at %1 s</source>
        <translation> bei %1 s</translation>
    </message>
    <message>
        <source>at %1 it would have to be pulled down by %2</source>
        <translation>bei %1 müsste er nach unten gezogen werden, mit %2</translation>
    </message>
    <message>
        <source>at %1 s both feet are on it</source>
        <translation>bei %1 s stehen beide Füße darauf</translation>
    </message>
    <message>
        <source>at %1 s it bears a load and no foot is on it</source>
        <translation>bei %1 s trägt sie eine Last, und kein Fuß steht darauf</translation>
    </message>
    <message>
        <source>at %1 s the foot that was told to be on it is elsewhere</source>
        <translation>bei %1 s ist der Fuß, der darauf stehen soll, anderswo</translation>
    </message>
    <message>
        <source>at full stretch: the elbow has one place</source>
        <translation>ganz gestreckt: der Ellbogen hat nur einen Ort</translation>
    </message>
    <message>
        <source>At its fullest</source>
        <translation>Wo sie am vollsten ist</translation>
    </message>
    <message>
        <source>at least %1 N can be held in that direction</source>
        <translation>mindestens %1 N sind in dieser Richtung haltbar</translation>
    </message>
    <message>
        <source>at least 99 % of men and 75 % of women can</source>
        <translation>mindestens 99 % der Männer und 75 % der Frauen können es</translation>
    </message>
    <message>
        <source> at most</source>
        <translation> höchstens</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>At rest</source>
        <translation>In Ruhe</translation>
    </message>
    <message>
        <source>at rest</source>
        <translation>in Ruhe</translation>
    </message>
    <message>
        <source>at rest %1</source>
        <translation>in Ruhe %1</translation>
    </message>
    <message>
        <source>at rest at every rung (without rests it would take %1 s)</source>
        <translation>an jeder Sprosse in Ruhe (ohne diese Pausen wären es %1 s)</translation>
    </message>
    <message>
        <source>At rest at the rail</source>
        <translation>In Ruhe an der Stange</translation>
    </message>
    <message>
        <source>at rest, by force-length curves, whether or not tensions are</source>
        <translation>in Ruhe, nach Kraft-Längen-Kurven</translation>
    </message>
    <message>
        <source>At ten times as many instants as the laws were enforced at</source>
        <translation>Zu zehnmal so vielen Zeitpunkten, wie die Nebenbedingungen durchgesetzt wurden</translation>
    </message>
    <message>
        <source>at the beginning</source>
        <translation>am Anfang</translation>
    </message>
    <message>
        <source>at the cost of %1 instead of %2 of work</source>
        <translation>auf Kosten von %1 statt %2 Arbeit</translation>
    </message>
    <message>
        <source>at the cost of %1 instead of %2 on a hand</source>
        <translation>auf Kosten von %1 statt %2 an einer Hand</translation>
    </message>
    <message>
        <source>at the cost of %1 instead of %2 on a hand and %3 instead of %4 of work</source>
        <translation>auf Kosten von %1 statt %2 an einer Hand und %3 statt %4 Arbeit</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>am Ende</translation>
    </message>
    <message>
        <source>At the navel</source>
        <translation>Am Nabel</translation>
    </message>
    <message>
        <source>At the speed asked for, or as fast as all limits let: the greatest workload possible</source>
        <translation>Mit der verlangten Geschwindigkeit, oder so schnell alle Grenzen zulassen: die größte mögliche Belastung</translation>
    </message>
    <message>
        <source>At top speed</source>
        <translation>Bei Höchstgeschwindigkeit</translation>
    </message>
    <message>
        <source>At which a hand meets its bar, which stops it; 0: it comes to rest there</source>
        <translation>Mit der eine Hand auf ihre Stange trifft, die sie anhält; 0: sie kommt dort zur Ruhe</translation>
    </message>
    <message>
        <source>At which the laws are enforced; between them they are checked at ten times the density</source>
        <translation>An denen die Nebenbedingungen durchgesetzt werden; dazwischen werden sie zehnmal so dicht geprüft</translation>
    </message>
    <message>
        <source>At work in the cabin</source>
        <translation>Arbeit in der Kabine</translation>
    </message>
    <message>
        <source>Attitude</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>Attitude error</source>
        <translation>Lagefehler</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>Achsen</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Achse</translation>
    </message>
    <message>
        <source>axis</source>
        <translation>Achse</translation>
    </message>
    <message>
        <source>B&amp;elow</source>
        <translation>&amp;Unten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rücken</translation>
    </message>
    <message>
        <source>back</source>
        <translation>Rücken</translation>
    </message>
    <message>
        <source>Back (−z)</source>
        <translation>Rückwärts (−z)</translation>
    </message>
    <message>
        <source>Back face</source>
        <translation>Hintere Fläche</translation>
    </message>
    <message>
        <source>Back to front</source>
        <translation>Hinten bis vorn</translation>
    </message>
    <message>
        <source>Back to the start of a drag; deselect</source>
        <translation>Zurück zum Anfang des Ziehens; Auswahl aufheben</translation>
    </message>
    <message>
        <source>Back to the task (Esc)</source>
        <translation>Zurück zur Aufgabe (Esc)</translation>
    </message>
    <message>
        <source>Back to what the file holds</source>
        <translation>Zurück zu dem, was die Datei enthält</translation>
    </message>
    <message>
        <source>Back to where it began</source>
        <translation>Zurück zum Anfang</translation>
    </message>
    <message>
        <source>Background and colours; what is shown and from where is as in the view</source>
        <translation>Hintergrund und Farben; was zu sehen ist und von wo, ist wie in der Ansicht</translation>
    </message>
    <message>
        <source>backpack</source>
        <translation>Rucksack</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>backwards</source>
        <translation>nach hinten</translation>
    </message>
    <message>
        <source>balance</source>
        <translation>Gleichgewicht</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>im Gleichgewicht</translation>
    </message>
    <message>
        <source>Ball</source>
        <translation>Ballen</translation>
    </message>
    <message>
        <source>Ball joint</source>
        <translation>Ballengelenk</translation>
    </message>
    <message>
        <source>Ball of the foot</source>
        <translation>Fußballen</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Stange</translation>
    </message>
    <message>
        <source>bar</source>
        <translation>Stange</translation>
    </message>
    <message>
        <source>bar 1</source>
        <translation>Stab 1</translation>
    </message>
    <message>
        <source>bar 2</source>
        <translation>Stab 2</translation>
    </message>
    <message>
        <source>bar 3</source>
        <translation>Stab 3</translation>
    </message>
    <message>
        <source>Bar bears</source>
        <translation>Sprosse trägt</translation>
    </message>
    <message>
        <source>base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Base of the toes</source>
        <translation>Zehenansatz</translation>
    </message>
    <message>
        <source>bears at most</source>
        <translation>trägt höchstens</translation>
    </message>
    <message>
        <source>bear along %1, and the markers stand along %2</source>
        <translation>tragen entlang %1, und die Marker stehen entlang %2</translation>
    </message>
    <message>
        <source>Because of</source>
        <translation>Wegen</translation>
    </message>
    <message>
        <source>Begin at the playhead</source>
        <translation>Ab der Abspielmarke</translation>
    </message>
    <message>
        <source>begin it with a line of column names</source>
        <translation>mit einer Zeile der Spaltennamen beginnen</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>beginnt</translation>
    </message>
    <message>
        <source>belongs to no recording</source>
        <translation>gehört zu keiner Aufnahme</translation>
    </message>
    <message>
        <source>Being solved</source>
        <translation>Wird gelöst</translation>
    </message>
    <message>
        <source>Below the buttocks</source>
        <translation>Unter dem Gesäß</translation>
    </message>
    <message>
        <source>below the shoulders</source>
        <translation>unter den Schultern</translation>
    </message>
    <message>
        <source>bench</source>
        <translation>Werkbank</translation>
    </message>
    <message>
        <source>Bend of the elbow</source>
        <translation>Beugung des Ellbogens</translation>
    </message>
    <message>
        <source>Bend of the wrist</source>
        <translation>Beugung des Handgelenks</translation>
    </message>
    <message>
        <source>Bend of the wrist (deg)</source>
        <translation>Beugung des Handgelenks (Grad)</translation>
    </message>
    <message>
        <source>bend of the wrist by the document's elbow, ours the least</source>
        <translation>Beugung des Handgelenks beim Ellbogen des Dokuments, unsere ist die kleinste</translation>
    </message>
    <message>
        <source>bend of the wrist over the elbow's angle</source>
        <translation>Beugung des Handgelenks über dem Winkel des Ellbogens</translation>
    </message>
    <message>
        <source>bending moment</source>
        <translation>Biegemoment</translation>
    </message>
    <message>
        <source>bent</source>
        <translation>gebeugt</translation>
    </message>
    <message>
        <source>bent aside</source>
        <translation>seitlich gebeugt</translation>
    </message>
    <message>
        <source>bent beyond the angles of the source's curve</source>
        <translation>über die Winkel der Kurve der Quelle hinaus gebeugt</translation>
    </message>
    <message>
        <source>beside each other</source>
        <translation>nebeneinander</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>Daneben</translation>
    </message>
    <message>
        <source>Beside what the file tells</source>
        <translation>Neben dem, was die Datei angibt</translation>
    </message>
    <message>
        <source>Beside what the file tells, its moments and powers for each of %1</source>
        <translation>Neben dem, was die Datei angibt; ihre Momente und Leistungen gelten je Kilogramm von %1</translation>
    </message>
    <message>
        <source>Best %1</source>
        <translation>Beste(r): %1</translation>
    </message>
    <message>
        <source>best place %1</source>
        <translation>beste Stelle %1</translation>
    </message>
    <message>
        <source>Best place of %1</source>
        <translation>Beste Stelle von %1</translation>
    </message>
    <message>
        <source>Between cells</source>
        <translation>Zwischen Zellen</translation>
    </message>
    <message>
        <source>Between forearms and hands, as 1 - cos of the angle: elbows go where hands need not bend</source>
        <translation>Zwischen Unterarmen und Händen, als 1 - cos des Winkels: Ellbogen gehen dorthin, wo Hände sich nicht beugen müssen</translation>
    </message>
    <message>
        <source>Between in and out</source>
        <translation>Zwischen Anfang und Ende</translation>
    </message>
    <message>
        <source>Between the hands on the bar</source>
        <translation>Zwischen den Händen auf der Stange</translation>
    </message>
    <message>
        <source>Between the hands, across the way</source>
        <translation>Zwischen den Händen, quer zum Weg</translation>
    </message>
    <message>
        <source>Between two feet</source>
        <translation>Zwischen zwei Füßen</translation>
    </message>
    <message>
        <source>Between two hands on the handle</source>
        <translation>Zwischen zwei Händen am Griff</translation>
    </message>
    <message>
        <source>beyond easy sight or with little strength to spare</source>
        <translation>außerhalb bequemer Sicht oder mit wenig Kraftreserve</translation>
    </message>
    <message>
        <source>Beyond it the head must turn</source>
        <translation>Darüber muss sich der Kopf drehen</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>Versatz</translation>
    </message>
    <message>
        <source>biceps femoris, short head</source>
        <translation>Biceps femoris, kurzer Kopf</translation>
    </message>
    <message>
        <source>biceps, long head</source>
        <translation>Bizeps, langer Kopf</translation>
    </message>
    <message>
        <source>biceps, short head</source>
        <translation>Bizeps, kurzer Kopf</translation>
    </message>
    <message>
        <source>blanks</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>Blender: middle turns, with Shift shifts, with Ctrl zooms</source>
        <translation>Blender: Mitte dreht, mit Umschalt verschiebt sie, mit Strg zoomt sie</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Body order</source>
        <translation>Nach Körper</translation>
    </message>
    <message>
        <source>body target</source>
        <translation>Körperziel</translation>
    </message>
    <message>
        <source>Body, seen from all sides</source>
        <translation>Körper, von allen Seiten gesehen</translation>
    </message>
    <message>
        <source>Body: %1</source>
        <translation>Körper: %1</translation>
    </message>
    <message>
        <source>Body: %1, %2</source>
        <translation>Körper: %1, %2</translation>
    </message>
    <message>
        <source>bolt</source>
        <translation>Schraube</translation>
    </message>
    <message>
        <source>bone</source>
        <translation>Knochen</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>Knochen</translation>
    </message>
    <message>
        <source>bore %1, more than the usual %2</source>
        <translation>trug %1, mehr als die üblichen %2</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Both arms stretched out in front</source>
        <translation>Beide Arme nach vorn gestreckt</translation>
    </message>
    <message>
        <source>both at or above the shoulders</source>
        <translation>beide auf oder über Schulterhöhe</translation>
    </message>
    <message>
        <source>Both feet are held by restraints; the right hand pulls a tool towards the body with 90 N. Nothing else holds the body: every newton goes through the feet.</source>
        <translation>Beide Füße stecken in Fußhalten; die rechte Hand zieht ein Werkzeug mit 90 N zum Körper. Nichts sonst hält den Körper: jedes Newton geht durch die Füße.</translation>
    </message>
    <message>
        <source>both feet are on it</source>
        <translation>beide Füße stehen darauf</translation>
    </message>
    <message>
        <source>both feet bear</source>
        <translation>beide Füße tragen</translation>
    </message>
    <message>
        <source>Both hands hang on a bar; at half time the chin is over it, at the end the body hangs at rest again.</source>
        <translation>Beide Hände hängen an einer Stange; nach der halben Zeit ist das Kinn darüber, am Ende hängt der Körper wieder in Ruhe.</translation>
    </message>
    <message>
        <source>Both hands hold a bar at chest height and the hips hang back: the pull on the bar comes from the weight behind the feet.</source>
        <translation>Beide Hände halten eine Stange in Brusthöhe, und die Hüfte hängt zurück: der Zug an der Stange kommt vom Gewicht hinter den Füßen.</translation>
    </message>
    <message>
        <source>Both hands hold a rung; the right foot leaves its rung and steps onto the next.</source>
        <translation>Beide Hände halten eine Sprosse; der rechte Fuß verlässt seine Sprosse und tritt auf die nächste.</translation>
    </message>
    <message>
        <source>Both hold</source>
        <translation>Beide halten</translation>
    </message>
    <message>
        <source>Both palms lean on a wall; the feet stand back, so that part of the weight pushes.</source>
        <translation>Beide Handflächen lehnen an einer Wand; die Füße stehen zurück, so dass ein Teil des Gewichts drückt.</translation>
    </message>
    <message>
        <source>Bottom face</source>
        <translation>Untere Fläche</translation>
    </message>
    <message>
        <source>Bound of every joint's speed in this step; 0 leaves it free</source>
        <translation>Schranke der Geschwindigkeit jedes Gelenks in diesem Schritt; 0 lässt sie frei</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Quader</translation>
    </message>
    <message>
        <source>box</source>
        <translation>Quader</translation>
    </message>
    <message>
        <source>brachialis</source>
        <translation>Brachialis</translation>
    </message>
    <message>
        <source>brachioradialis</source>
        <translation>Brachioradialis</translation>
    </message>
    <message>
        <source>Branch</source>
        <translation>Zweig</translation>
    </message>
    <message>
        <source>Branch from %1</source>
        <translation>Abzweigen von %1</translation>
    </message>
    <message>
        <source>Branch from here</source>
        <translation>Von hier abzweigen</translation>
    </message>
    <message>
        <source>Breadth</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>breadth</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>bring the target nearer</source>
        <translation>das Ziel näher holen</translation>
    </message>
    <message>
        <source>bring them nearer together</source>
        <translation>sie näher zusammenbringen</translation>
    </message>
    <message>
        <source>Bring this result and its task back (Return)</source>
        <translation>Dieses Ergebnis und seine Aufgabe zurückholen (Eingabetaste)</translation>
    </message>
    <message>
        <source>Broad and pale below: %1</source>
        <translation>Breit und blass darunter: %1</translation>
    </message>
    <message>
        <source>build it with its planning room</source>
        <translation>es mit seinem Planungsraum bauen</translation>
    </message>
    <message>
        <source>Buttocks</source>
        <translation>Gesäß</translation>
    </message>
    <message>
        <source>BVH tells no unit of length</source>
        <translation>BVH nennt keine Längeneinheit</translation>
    </message>
    <message>
        <source>BVH tells no up axis</source>
        <translation>BVH nennt keine Achse nach oben</translation>
    </message>
    <message>
        <source>By both hands, where the task's loads do not tell (NIOSH)</source>
        <translation>Mit beiden Händen, wo die Lasten der Aufgabe es nicht sagen (NIOSH)</translation>
    </message>
    <message>
        <source>By gravity</source>
        <translation>Nach Schwerkraft</translation>
    </message>
    <message>
        <source>by Ipopt</source>
        <translation>von Ipopt</translation>
    </message>
    <message>
        <source>By load</source>
        <translation>Nach Auslastung</translation>
    </message>
    <message>
        <source>By measures</source>
        <translation>Nach Maßen</translation>
    </message>
    <message>
        <source>By sex, age and percentile (Mathiowetz 1985), on whoever does the task; 540 N right and 490 N left of the source's skeleton</source>
        <translation>Nach Geschlecht, Alter und Perzentil (Mathiowetz 1985), von der Person, die die Aufgabe ausführt; am Skelett der Quelle 540 N rechts und 490 N links</translation>
    </message>
    <message>
        <source>by the person's grip</source>
        <translation>nach dem Griff der Person</translation>
    </message>
    <message>
        <source>By the hand</source>
        <translation>An der Hand</translation>
    </message>
    <message>
        <source>by the printed rule</source>
        <translation>nach der gedruckten Regel</translation>
    </message>
    <message>
        <source>By which a moving hand leaves that plane</source>
        <translation>Um den eine bewegte Hand diese Ebene verlässt</translation>
    </message>
    <message>
        <source>By which the trunk leans forward</source>
        <translation>Um die sich der Rumpf nach vorn neigt</translation>
    </message>
    <message>
        <source>C</source>
        <comment>locale</comment>
        <translation>de_DE</translation>
    </message>
    <message>
        <source>C3D (*.c3d);;Table of markers, TRC (*.trc);;OpenSim motion (*.mot);;OpenSim storage (*.sto);;BVH (*.bvh);;Table (*.csv);;Figure, glTF (*.glb)</source>
        <translation>C3D (*.c3d);;Markertabelle, TRC (*.trc);;OpenSim-Bewegung (*.mot);;OpenSim-Speicher (*.sto);;BVH (*.bvh);;Tabelle (*.csv);;Figur, glTF (*.glb)</translation>
    </message>
    <message>
        <source>Cabin</source>
        <translation>Kabine</translation>
    </message>
    <message>
        <source>cabin</source>
        <translation>Kabine</translation>
    </message>
    <message>
        <source>Calf</source>
        <translation>Wade</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>calls its first frame %1</source>
        <translation>nennt ihr erstes Bild %1</translation>
    </message>
    <message>
        <source>Can be held, not solved</source>
        <translation>Haltbar, nicht gelöst</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cannot be held</source>
        <translation>Nicht haltbar</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>cannot be read: there is no room for temporary files</source>
        <translation>kann nicht gelesen werden: für Zwischendateien ist kein Platz</translation>
    </message>
    <message>
        <source>cannot be read: no process can be started</source>
        <translation>kann nicht gelesen werden: kein Prozess lässt sich starten</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>cannot be written there</source>
        <translation>kann dort nicht geschrieben werden</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>carried mass</source>
        <translation>getragene Masse</translation>
    </message>
    <message>
        <source>Carried on</source>
        <translation>Fortgesetzt</translation>
    </message>
    <message>
        <source>Carries</source>
        <translation>Trägt</translation>
    </message>
    <message>
        <source>Carry</source>
        <translation>Tragen</translation>
    </message>
    <message>
        <source>Carry a mass along a rail</source>
        <translation>Eine Masse an einer Stange entlang tragen</translation>
    </message>
    <message>
        <source>case</source>
        <translation>Koffer</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>Cases of the study as points</source>
        <translation>Fälle der Studie als Punkte</translation>
    </message>
    <message>
        <source>Cases, random or Sobol</source>
        <translation>Fälle, zufällig oder Sobol</translation>
    </message>
    <message>
        <source>catch stroke</source>
        <translation>Weg des Fangens</translation>
    </message>
    <message>
        <source>Catch way</source>
        <translation>Fangweg</translation>
    </message>
    <message>
        <source>catch way</source>
        <translation>Fangweg</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>Zentimeter</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Centre of &amp;mass</source>
        <translation>&amp;Schwerpunkt</translation>
    </message>
    <message>
        <source>Centre of mass</source>
        <translation>Schwerpunkt</translation>
    </message>
    <message>
        <source>centre of mass</source>
        <translation>Schwerpunkt</translation>
    </message>
    <message>
        <source>centre of mass at the start</source>
        <translation>Massenmittelpunkt am Anfang</translation>
    </message>
    <message>
        <source>centre of mass from its parabola</source>
        <translation>Massenmittelpunkt von seiner Parabel</translation>
    </message>
    <message>
        <source>centre of the hips</source>
        <translation>Hüftmitte</translation>
    </message>
    <message>
        <source>Centres of pressure</source>
        <translation>Druckmittelpunkte</translation>
    </message>
    <message>
        <source>chair</source>
        <translation>Stuhl</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Change %1 of %2</source>
        <translation>%1 von %2 ändern</translation>
    </message>
    <message>
        <source>Change %1 of %2 things</source>
        <translation>%1 von %2 Dingen ändern</translation>
    </message>
    <message>
        <source>Change %1 of manoeuvre</source>
        <translation>%1 des Manövers ändern</translation>
    </message>
    <message>
        <source>Change %1 of motion</source>
        <translation>%1 der Bewegung ändern</translation>
    </message>
    <message>
        <source>Change %1 of the water</source>
        <translation>%1 des Wassers ändern</translation>
    </message>
    <message>
        <source>Change from the start posture (rad²): what need not move stays</source>
        <translation>Änderung gegenüber der Anfangshaltung (rad²): was sich nicht bewegen muss, bleibt</translation>
    </message>
    <message>
        <source>Change laws</source>
        <translation>Nebenbedingungen ändern</translation>
    </message>
    <message>
        <source>change %1 or %2</source>
        <translation>%1 oder %2 ändern</translation>
    </message>
    <message>
        <source>change now</source>
        <translation>jetzt ändern</translation>
    </message>
    <message>
        <source>change soon</source>
        <translation>bald ändern</translation>
    </message>
    <message>
        <source>change the task</source>
        <translation>die Aufgabe ändern</translation>
    </message>
    <message>
        <source>changed by up to %1 m/s, so that gravity does</source>
        <translation>um bis zu %1 m/s geändert, so dass die Schwerkraft es tut</translation>
    </message>
    <message>
        <source>Changed on disk</source>
        <translation>Auf der Platte geändert</translation>
    </message>
    <message>
        <source>channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>check that the file exists</source>
        <translation>prüfen, ob die Datei da ist</translation>
    </message>
    <message>
        <source>check the path</source>
        <translation>den Pfad prüfen</translation>
    </message>
    <message>
        <source>Checking the reach</source>
        <translation>Reichweite wird geprüft</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>Brust</translation>
    </message>
    <message>
        <source>chest</source>
        <translation>Brust</translation>
    </message>
    <message>
        <source>chin</source>
        <translation>Kinn</translation>
    </message>
    <message>
        <source>chin over the bar</source>
        <translation>Kinn über der Stange</translation>
    </message>
    <message>
        <source>choice of the import</source>
        <translation>Auswahl beim Import</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>choose 3 or 5</source>
        <translation>3 oder 5 wählen</translation>
    </message>
    <message>
        <source>choose a field or several people</source>
        <translation>eine Größe oder mehrere Personen wählen</translation>
    </message>
    <message>
        <source>choose a file in a folder that can be written</source>
        <translation>eine Datei in einem Ordner wählen, der sich beschreiben lässt</translation>
    </message>
    <message>
        <source>choose a file of Handhold</source>
        <translation>eine Datei von Handhold wählen</translation>
    </message>
    <message>
        <source>choose a folder that exists and may be written to</source>
        <translation>einen beschreibbaren Ordner wählen, den es gibt</translation>
    </message>
    <message>
        <source>choose a folder that may be written to, on a disk with free space</source>
        <translation>einen beschreibbaren Ordner auf einer Platte mit freiem Platz wählen</translation>
    </message>
    <message>
        <source>choose a folder with summary.json, or a task</source>
        <translation>einen Ordner mit summary.json wählen, oder eine Aufgabe</translation>
    </message>
    <message>
        <source>choose a folder with summary.json, or states.csv</source>
        <translation>einen Ordner mit summary.json wählen, oder states.csv</translation>
    </message>
    <message>
        <source>choose a kind of manoeuvre first</source>
        <translation>zuerst eine Art von Manöver wählen</translation>
    </message>
    <message>
        <source>choose a later end</source>
        <translation>ein späteres Ende wählen</translation>
    </message>
    <message>
        <source>choose a longer one</source>
        <translation>ein längeres wählen</translation>
    </message>
    <message>
        <source>choose a marker set</source>
        <translation>einen Markersatz wählen</translation>
    </message>
    <message>
        <source>choose a model that has some</source>
        <translation>ein Modell wählen, das welche hat</translation>
    </message>
    <message>
        <source>choose a motion of six or more</source>
        <translation>eine Bewegung mit sechs oder mehr wählen</translation>
    </message>
    <message>
        <source>choose a motion of this model</source>
        <translation>eine Bewegung dieses Modells wählen</translation>
    </message>
    <message>
        <source>choose a part of the recording</source>
        <translation>einen Teil der Aufnahme wählen</translation>
    </message>
    <message>
        <source>choose a person of human55's kind: muscles of OpenSim are put on such alone</source>
        <translation>eine Person der Art human55 wählen: Muskeln aus OpenSim passen nur an solche</translation>
    </message>
    <message>
        <source>choose a person with the joints of %1, whose muscles are known</source>
        <translation>eine Person mit den Gelenken von %1 wählen, deren Muskeln bekannt sind</translation>
    </message>
    <message>
        <source>choose a recording of a jump</source>
        <translation>eine Aufnahme eines Sprungs wählen</translation>
    </message>
    <message>
        <source>choose a recording with one at least</source>
        <translation>eine Aufnahme mit mindestens einem wählen</translation>
    </message>
    <message>
        <source>choose a result that was imported</source>
        <translation>ein importiertes Ergebnis wählen</translation>
    </message>
    <message>
        <source>choose a rougher surface or add a handhold</source>
        <translation>eine rauere Fläche wählen oder einen Handgriff hinzufügen</translation>
    </message>
    <message>
        <source>choose a set first</source>
        <translation>zuerst einen Satz wählen</translation>
    </message>
    <message>
        <source>choose a shorter time or a lower rate</source>
        <translation>kürzere Zeit oder kleinere Bildrate wählen</translation>
    </message>
    <message>
        <source>Choose a table of the model's coordinates (MOT, STO), or a recording of its markers</source>
        <translation>Eine Tabelle der Koordinaten des Modells (MOT, STO) wählen, oder eine Aufnahme seiner Marker</translation>
    </message>
    <message>
        <source>choose a task that was made for this model</source>
        <translation>eine Aufgabe wählen, die für dieses Modell gemacht ist</translation>
    </message>
    <message>
        <source>choose a time within</source>
        <translation>eine Zeit darin wählen</translation>
    </message>
    <message>
        <source>choose an .osim file</source>
        <translation>eine .osim-Datei wählen</translation>
    </message>
    <message>
        <source>choose an end after the start</source>
        <translation>ein Ende nach dem Anfang wählen</translation>
    </message>
    <message>
        <source>choose an event</source>
        <translation>Ereignis wählen</translation>
    </message>
    <message>
        <source>choose another</source>
        <translation>etwas anderes wählen</translation>
    </message>
    <message>
        <source>choose another file</source>
        <translation>eine andere Datei wählen</translation>
    </message>
    <message>
        <source>choose another folder</source>
        <translation>einen anderen Ordner wählen</translation>
    </message>
    <message>
        <source>choose another folder, or move it away</source>
        <translation>einen anderen Ordner wählen oder sie wegschieben</translation>
    </message>
    <message>
        <source>choose another for one of them</source>
        <translation>für eines davon eine andere wählen</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>choose another person</source>
        <translation>eine andere Person wählen</translation>
    </message>
    <message>
        <source>choose another place</source>
        <translation>einen anderen Ort wählen</translation>
    </message>
    <message>
        <source>choose another place or make room</source>
        <translation>einen anderen Ort wählen oder Platz schaffen</translation>
    </message>
    <message>
        <source>choose another, 1280x720</source>
        <translation>eine andere wählen, 1280x720</translation>
    </message>
    <message>
        <source>choose another, 30</source>
        <translation>eine andere wählen, 30</translation>
    </message>
    <message>
        <source>Choose columns, then say below what they are</source>
        <translation>Spalten wählen, dann unten sagen, was sie sind</translation>
    </message>
    <message>
        <source>Choose external loads (XML, with the table that they name): torques are computed with them</source>
        <translation>Äußere Lasten wählen (XML, mit der genannten Tabelle): damit werden Drehmomente berechnet</translation>
    </message>
    <message>
        <source>Choose file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>Choose labels, then click on the body, drag them there, or choose a segment. About the place is enough: the fit measures it.</source>
        <translation>Marken wählen, dann auf den Körper klicken, sie dorthin ziehen oder ein Segment wählen. Die ungefähre Stelle genügt: die Anpassung misst sie.</translation>
    </message>
    <message>
        <source>Choose markers, then say below how much they count in the fit</source>
        <translation>Marker auswählen, dann unten angeben, wie viel sie in der Anpassung zählen</translation>
    </message>
    <message>
        <source>choose Muscles in the View menu first</source>
        <translation>zuerst im Menü Ansicht die Muskeln einblenden</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>eine wählen</translation>
    </message>
    <message>
        <source>choose one that does, or none</source>
        <translation>eine wählen, die es tut, oder keine</translation>
    </message>
    <message>
        <source>Choose OpenSim's table of ground forces (MOT, STO): they become force plates</source>
        <translation>OpenSim-Tabelle der Bodenkräfte (MOT, STO) wählen: sie werden zu Kraftmessplatten</translation>
    </message>
    <message>
        <source>choose Reach in the View menu first</source>
        <translation>zuerst Reichweite im Menü Ansicht wählen</translation>
    </message>
    <message>
        <source>choose that person first</source>
        <translation>zuerst diese Person wählen</translation>
    </message>
    <message>
        <source>choose the file of external loads</source>
        <translation>die Datei der äußeren Lasten wählen</translation>
    </message>
    <message>
        <source>Choose the file of the person standing still</source>
        <translation>Die Datei der still stehenden Person wählen</translation>
    </message>
    <message>
        <source>Choose three columns for each marker</source>
        <translation>Drei Spalten je Marker wählen</translation>
    </message>
    <message>
        <source>choose the model that was made for these markers</source>
        <translation>das Modell wählen, das für diese Marker gemacht ist</translation>
    </message>
    <message>
        <source>choose the standard person</source>
        <translation>die Standardperson wählen</translation>
    </message>
    <message>
        <source>choose times between %1 and %2 s</source>
        <translation>Zeiten zwischen %1 und %2 s wählen</translation>
    </message>
    <message>
        <source>Choose what of the open task varies, and who does it</source>
        <translation>Wählen, was an der offenen Aufgabe sich ändert und wer sie ausführt</translation>
    </message>
    <message>
        <source>Choose which joints are plotted</source>
        <translation>Gezeichnete Gelenke wählen</translation>
    </message>
    <message>
        <source>chosen here</source>
        <translation>hier gewählt</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>circle of the elbow</source>
        <translation>Kreis des Ellbogens</translation>
    </message>
    <message>
        <source>circles of legs that tuck</source>
        <translation>Kreise angezogener Beine</translation>
    </message>
    <message>
        <source>circles of legs that tuck with arms aside</source>
        <translation>Kreise angezogener Beine mit abgespreizten Armen</translation>
    </message>
    <message>
        <source>circles of the arms over a tuck</source>
        <translation>Kreise der Arme über der Hocke</translation>
    </message>
    <message>
        <source>Clavicle</source>
        <translation>Schlüsselbein</translation>
    </message>
    <message>
        <source>Clavicle elevation</source>
        <translation>Klavikulahebung</translation>
    </message>
    <message>
        <source>Clavicle protraction</source>
        <translation>Klavikulaprotraktion</translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation>Freiraum</translation>
    </message>
    <message>
        <source>clearance</source>
        <translation>Freiraum</translation>
    </message>
    <message>
        <source>clearance is off</source>
        <translation>Freiraum ist aus</translation>
    </message>
    <message>
        <source>clearance of the body</source>
        <translation>Freiraum des Körpers</translation>
    </message>
    <message>
        <source>Click a step to go there, or press Enter on it</source>
        <translation>Ein Klick auf einen Schritt oder die Eingabetaste führt dorthin</translation>
    </message>
    <message>
        <source>Click the bar, press G, then Y, type 10 cm and Enter; or drag the arrow of its handles. What holds on to it goes along, and the posture is solved again.</source>
        <translation>Stange anklicken, G drücken, dann Y, 10 cm eingeben und Eingabetaste; oder am Pfeil ihrer Griffe ziehen. Was daran hält, geht mit, und die Haltung wird neu gelöst.</translation>
    </message>
    <message>
        <source>Click to go to its instant and select what it belongs to</source>
        <translation>Klick geht zum Zeitpunkt und wählt, wozu es gehört</translation>
    </message>
    <message>
        <source>Click to select what it belongs to</source>
        <translation>Klick wählt, wozu es gehört</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the page; the recording stays as it is</source>
        <translation>Seite schließen; die Aufnahme bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>close the quotes on the same line</source>
        <translation>die Anführung in derselben Zeile schließen</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>Close; the View menu brings it back</source>
        <translation>Schließen; das Menü Ansicht bringt es zurück</translation>
    </message>
    <message>
        <source>Closing</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Coarser curve for…</source>
        <translation>Gröbere Kurve für…</translation>
    </message>
    <message>
        <source>Colour by the chosen rule</source>
        <translation>Nach der gewählten Regel färben</translation>
    </message>
    <message>
        <source>Colours of the rod or face of the selected contact tell what holding there costs: load, grey where no posture keeps all laws</source>
        <translation>Farben der Stange oder Fläche des gewählten Kontakts sagen, was Halten dort kostet: Auslastung, grau, wo keine Haltung alle Nebenbedingungen einhält</translation>
    </message>
    <message>
        <source>Columbus, 6.9 m outside</source>
        <translation>Columbus, 6.9 m außen</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Columns of the table</source>
        <translation>Spalten der Tabelle</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>compare motions of one kind of model</source>
        <translation>Bewegungen einer Art von Modell vergleichen</translation>
    </message>
    <message>
        <source>Compare with the result shown</source>
        <translation>Mit dem gezeigten Ergebnis vergleichen</translation>
    </message>
    <message>
        <source>complete the row or take it away</source>
        <translation>die Zeile ergänzen oder entfernen</translation>
    </message>
    <message>
        <source>compression</source>
        <translation>Druckkraft</translation>
    </message>
    <message>
        <source>compression at L5/S1</source>
        <translation>Druckkraft bei L5/S1</translation>
    </message>
    <message>
        <source>Compute the torques anew with the plates under these feet; the motion stays as it was fitted</source>
        <translation>Die Drehmomente mit den Platten unter diesen Füßen neu berechnen; die Bewegung bleibt, wie sie angepasst wurde</translation>
    </message>
    <message>
        <source>Computed elsewhere</source>
        <translation>Anderswo berechnet</translation>
    </message>
    <message>
        <source>computed vector</source>
        <translation>berechneter Vektor</translation>
    </message>
    <message>
        <source>computed vectors</source>
        <translation>berechnete Vektoren</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Konstant</translation>
    </message>
    <message>
        <source>constant error of accelerometers, for the flight by sensors alone</source>
        <translation>konstanter Fehler der Beschleunigungssensoren, für den Flug nach Sensoren allein</translation>
    </message>
    <message>
        <source>Constant: at all angles and speeds what legs can at their best angle, and elbow, arm and trunk in the posture in which they were measured</source>
        <translation>Konstant: bei allen Winkeln und Geschwindigkeiten das, was Beine beim besten Winkel können, und Ellbogen, Arm und Rumpf in der Haltung, in der sie gemessen wurden</translation>
    </message>
    <message>
        <source>constraints</source>
        <translation>Zwangsbedingungen</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>contact %1</source>
        <translation>Kontakt %1</translation>
    </message>
    <message>
        <source>Contact &amp;forces</source>
        <translation>Kontakt&amp;kräfte</translation>
    </message>
    <message>
        <source>contact at both ends</source>
        <translation>Kontakt an beiden Enden</translation>
    </message>
    <message>
        <source>contact at the start</source>
        <translation>Kontakt am Anfang</translation>
    </message>
    <message>
        <source>contact facing</source>
        <translation>Ausrichtung der Kontakte</translation>
    </message>
    <message>
        <source>Contact force</source>
        <translation>Kontaktkraft</translation>
    </message>
    <message>
        <source>contact force allowed in the wrist, at the price of effort (4.1); 0: any</source>
        <translation>zugelassene Kontaktkraft im Handgelenk, auf Kosten der Anstrengung (4.1); 0: jede</translation>
    </message>
    <message>
        <source>contact limit</source>
        <translation>Kontaktgrenze</translation>
    </message>
    <message>
        <source>Contact limits</source>
        <translation>Kontaktgrenzen</translation>
    </message>
    <message>
        <source>contact limits</source>
        <translation>Kontaktgrenzen</translation>
    </message>
    <message>
        <source>Contact loads</source>
        <translation>Kontaktlasten</translation>
    </message>
    <message>
        <source>Contact moment</source>
        <translation>Kontaktmoment</translation>
    </message>
    <message>
        <source>contact or load</source>
        <translation>Kontakt oder Last</translation>
    </message>
    <message>
        <source>contact place</source>
        <translation>Stelle der Kontakte</translation>
    </message>
    <message>
        <source>contact reach</source>
        <translation>Reichweite der Kontakte</translation>
    </message>
    <message>
        <source>Contact schedule</source>
        <translation>Zeitplan der Kontakte</translation>
    </message>
    <message>
        <source>contact turn</source>
        <translation>Drehung der Kontakte</translation>
    </message>
    <message>
        <source>Contacts</source>
        <translation>Kontakte</translation>
    </message>
    <message>
        <source>contacts apart</source>
        <translation>Abstand der Kontakte</translation>
    </message>
    <message>
        <source>Contacts stray</source>
        <translation>Kontakte weichen ab</translation>
    </message>
    <message>
        <source>Contacts while it runs</source>
        <translation>Kontakte während des Laufs</translation>
    </message>
    <message>
        <source>Control points</source>
        <translation>Steuerpunkte</translation>
    </message>
    <message>
        <source>control points</source>
        <translation>Steuerpunkte</translation>
    </message>
    <message>
        <source>Control points of %1</source>
        <translation>Steuerpunkte von %1</translation>
    </message>
    <message>
        <source>Control points of this curve; at least four more than its degree, no more than all have</source>
        <translation>Steuerpunkte dieser Kurve; mindestens vier mehr als ihr Grad, höchstens so viele, wie alle haben</translation>
    </message>
    <message>
        <source>coordinate</source>
        <translation>Koordinate</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>copy a thing of the scene first</source>
        <translation>zuerst etwas der Szene kopieren</translation>
    </message>
    <message>
        <source>copy it anew</source>
        <translation>neu kopieren</translation>
    </message>
    <message>
        <source>copy one first</source>
        <translation>zuerst etwas kopieren</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Zeilen kopieren</translation>
    </message>
    <message>
        <source>copy the file anew</source>
        <translation>die Datei neu kopieren</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copy values</source>
        <translation>Werte kopieren</translation>
    </message>
    <message>
        <source>Copy what is selected; a prop with its contacts</source>
        <translation>Ausgewähltes kopieren; einen Gegenstand mit seinen Kontakten</translation>
    </message>
    <message>
        <source>coracobrachialis</source>
        <translation>Coracobrachialis</translation>
    </message>
    <message>
        <source>correct it</source>
        <translation>berichtigen</translation>
    </message>
    <message>
        <source>correct its parent</source>
        <translation>das übergeordnete Teil berichtigen</translation>
    </message>
    <message>
        <source>correct or empty the cell</source>
        <translation>die Zelle berichtigen oder leeren</translation>
    </message>
    <message>
        <source>correct that number or text</source>
        <translation>diese Zahl oder diesen Text berichtigen</translation>
    </message>
    <message>
        <source>correct the loads' identifiers, or the table</source>
        <translation>die Kennungen der Lasten oder die Tabelle berichtigen</translation>
    </message>
    <message>
        <source>correct the moments</source>
        <translation>die Momente berichtigen</translation>
    </message>
    <message>
        <source>correct the row</source>
        <translation>die Zeile berichtigen</translation>
    </message>
    <message>
        <source>correct the text there</source>
        <translation>den Text dort verbessern</translation>
    </message>
    <message>
        <source>correct the times of its frames</source>
        <translation>die Zeiten der Bilder verbessern</translation>
    </message>
    <message>
        <source>correct them</source>
        <translation>sie berichtigen</translation>
    </message>
    <message>
        <source>correct what it was made of</source>
        <translation>berichtigen, woraus es gemacht ist</translation>
    </message>
    <message>
        <source>corrective action as soon as possible</source>
        <translation>Maßnahme sobald möglich</translation>
    </message>
    <message>
        <source>corrective action at once</source>
        <translation>Maßnahme sofort</translation>
    </message>
    <message>
        <source>corrective action in the near future</source>
        <translation>Maßnahme in naher Zukunft</translation>
    </message>
    <message>
        <source>cosines and sines of HALF the angles about unit axes belong where angles are printed</source>
        <translation>wo Winkel gedruckt sind, gehören Kosinus und Sinus der HALBEN Winkel um Einheitsachsen hin</translation>
    </message>
    <message>
        <source>costs %1 less</source>
        <translation>kostet %1 weniger</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>count from 0</source>
        <translation>ab 0 zählen</translation>
    </message>
    <message>
        <source>Count the turn from the posture shown</source>
        <translation>Drehung ab der gezeigten Haltung zählen</translation>
    </message>
    <message>
        <source>counted from 1</source>
        <translation>ab 1 gezählt</translation>
    </message>
    <message>
        <source>Counting the work</source>
        <translation>Arbeit wird gezählt</translation>
    </message>
    <message>
        <source>Coupling</source>
        <translation>Kopplung</translation>
    </message>
    <message>
        <source>coupling</source>
        <translation>Kopplung</translation>
    </message>
    <message>
        <source>crashed</source>
        <translation>abgestürzt</translation>
    </message>
    <message>
        <source>Crew loads</source>
        <translation>Besatzungslasten</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Ctrl or Shift+click</source>
        <translation>Strg oder Umschalt+Klick</translation>
    </message>
    <message>
        <source>Ctrl+5 to 9</source>
        <translation>Strg+5 bis 9</translation>
    </message>
    <message>
        <source>Ctrl+drag on empty space</source>
        <translation>Strg+ins Leere ziehen</translation>
    </message>
    <message>
        <source>Ctrl, Shift</source>
        <translation>Strg, Umschalt</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>A&amp;usschneiden</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>cut the trial in pieces</source>
        <translation>den Versuch in Stücke schneiden</translation>
    </message>
    <message>
        <source>cut there</source>
        <translation>dort schneiden</translation>
    </message>
    <message>
        <source>Cut-off of the zero-phase Butterworth low-pass of markers and coordinates; 0: none</source>
        <translation>Grenzfrequenz des phasenfreien Butterworth-Tiefpasses der Marker und Koordinaten; 0: keiner</translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>Zyklus</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Zyklen</translation>
    </message>
    <message>
        <source>cycles of legs and arms</source>
        <translation>Zyklen von Beinen und Armen</translation>
    </message>
    <message>
        <source>D&amp;eselect</source>
        <translation>Auswahl auf&amp;heben</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Verdoppeln</translation>
    </message>
    <message>
        <source>Damaged copy
%1</source>
        <translation>Beschädigte Kopie
%1</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Dämpfung</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation>Dezimalzeichen</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Degree</source>
        <translation>Grad</translation>
    </message>
    <message>
        <source>Degrees</source>
        <translation>Grad</translation>
    </message>
    <message>
        <source>Degrees of freedom</source>
        <translation>Freiheitsgrade</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Delete %1 and what holds it</source>
        <translation>%1 löschen, samt dem, was daran hält</translation>
    </message>
    <message>
        <source>Delete copy</source>
        <translation>Kopie löschen</translation>
    </message>
    <message>
        <source>Delete event</source>
        <translation>Ereignis löschen</translation>
    </message>
    <message>
        <source>delete it, or make it a mass</source>
        <translation>löschen oder zur Masse machen</translation>
    </message>
    <message>
        <source>delete it: the start posture is shown then</source>
        <translation>löschen: dann wird die Anfangshaltung gezeigt</translation>
    </message>
    <message>
        <source>Delete the event</source>
        <translation>Ereignis löschen</translation>
    </message>
    <message>
        <source>delete the result of it</source>
        <translation>ihr Ergebnis löschen</translation>
    </message>
    <message>
        <source>delete the task's loads</source>
        <translation>die Lasten der Aufgabe löschen</translation>
    </message>
    <message>
        <source>Delete them too</source>
        <translation>Auch löschen</translation>
    </message>
    <message>
        <source>Delete them too, or leave them standing where they are?</source>
        <translation>Auch löschen, oder stehen lassen, wo sie sind?</translation>
    </message>
    <message>
        <source>delete this result from the file</source>
        <translation>dieses Ergebnis aus der Datei löschen</translation>
    </message>
    <message>
        <source>Delete what is selected</source>
        <translation>Ausgewähltes löschen</translation>
    </message>
    <message>
        <source>deltoid</source>
        <translation>Deltoideus</translation>
    </message>
    <message>
        <source>deltoid, front</source>
        <translation>Deltoideus, vorn</translation>
    </message>
    <message>
        <source>deltoid, middle</source>
        <translation>Deltoideus, Mitte</translation>
    </message>
    <message>
        <source>deltoid, rear</source>
        <translation>Deltoideus, hinten</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>depression: the shoulder moves down</source>
        <translation>Senkung: die Schulter geht nach unten</translation>
    </message>
    <message>
        <source>describe a body that moves</source>
        <translation>einen Körper beschreiben, der sich bewegt</translation>
    </message>
    <message>
        <source>Describe task</source>
        <translation>Aufgabe beschreiben</translation>
    </message>
    <message>
        <source>Design a physical task for a person: where to hold, how to stand, and what it costs in every joint.

Prediction is not truth: every picture stands beside its feasibility and its score.</source>
        <translation>Eine körperliche Aufgabe für einen Menschen entwerfen: wo greifen, wie stehen, und was es in jedem Gelenk kostet.

Vorhersage ist nicht Wahrheit: neben jedem Bild stehen seine Durchführbarkeit und seine Wertung.</translation>
    </message>
    <message>
        <source>Destiny, 8.5 m outside</source>
        <translation>Destiny, 8.5 m außen</translation>
    </message>
    <message>
        <source>deviated</source>
        <translation>seitlich abgewinkelt</translation>
    </message>
    <message>
        <source>deviated or twisted</source>
        <translation>abgewichen oder verdreht</translation>
    </message>
    <message>
        <source>Deviation</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>Diameter</source>
        <translation>Durchmesser</translation>
    </message>
    <message>
        <source>Diameter of a rung</source>
        <translation>Durchmesser einer Sprosse</translation>
    </message>
    <message>
        <source>difference of accelerations</source>
        <translation>Unterschied der Beschleunigungen</translation>
    </message>
    <message>
        <source>difference of velocities</source>
        <translation>Unterschied der Geschwindigkeiten</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>weicht ab</translation>
    </message>
    <message>
        <source>Digits in a drag</source>
        <translation>Ziffern beim Ziehen</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Direction of the bar</source>
        <translation>Richtung der Stange</translation>
    </message>
    <message>
        <source>Direction of the bar, in world</source>
        <translation>Richtung der Stange, im Raum</translation>
    </message>
    <message>
        <source>Direction of the tool's handle</source>
        <translation>Richtung des Werkzeuggriffs</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>discard it</source>
        <translation>verwerfen</translation>
    </message>
    <message>
        <source>Discomfort</source>
        <translation>Unbehagen</translation>
    </message>
    <message>
        <source>Discs where the body should reach</source>
        <translation>Scheiben, wohin der Körper soll</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Displacement</source>
        <translation>Verschiebung</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Distance from the kinematic motion that the search starts from</source>
        <translation>Abstand von der kinematischen Bewegung, von der die Suche ausgeht</translation>
    </message>
    <message>
        <source>Distance from the relaxed posture (rad²)</source>
        <translation>Abstand von der entspannten Haltung (rad²)</translation>
    </message>
    <message>
        <source>Distance from the relaxed posture in parts of each joint's range, rising towards its limits</source>
        <translation>Abstand von der entspannten Haltung in Teilen des Bereichs jedes Gelenks, zu den Grenzen hin steigend</translation>
    </message>
    <message>
        <source>Divide into stages</source>
        <translation>In Abschnitte teilen</translation>
    </message>
    <message>
        <source>Document 004 prints formulas and no results: what its formulas give as they stand is put beside ours. Its thirteen errors are told under Methods and more.</source>
        <translation>Dokument 004 druckt Formeln und keine Ergebnisse: was sie wie gedruckt ergeben, steht neben unserem. Ihre dreizehn Fehler stehen unter Verfahren und mehr.</translation>
    </message>
    <message>
        <source>Document 004, 3.1, with the lengths of its program (1.62 m to the elbow, 2 m to the wrist): a weight of 8 kg at the end of the forearm; of all places on its circle the elbow takes the lowest.</source>
        <translation>Dokument 004, 3.1, mit den Längen seines Programms (1.62 m bis zum Ellbogen, 2 m bis zum Handgelenk): ein Gewicht von 8 kg am Ende des Unterarms; von allen Stellen auf seinem Kreis nimmt der Ellbogen die tiefste.</translation>
    </message>
    <message>
        <source>Document 004, 3.2, with the lengths of its program (1.62 m to the elbow, 2 m to the wrist): a weight of 3 kg at the end of the forearm, held by biceps or triceps. Show the muscles (Shift+U) and drag the target.</source>
        <translation>Dokument 004, 3.2, mit den Längen seines Programms (1.62 m bis zum Ellbogen, 2 m bis zum Handgelenk): ein Gewicht von 3 kg am Ende des Unterarms, gehalten von Bizeps oder Trizeps. Die Muskeln einblenden (Umschalt+U) und das Ziel ziehen.</translation>
    </message>
    <message>
        <source>Document 004, 3.3, with the lengths of its program (1.62 m to the elbow, 2 m to the wrist): a hand of given place and direction holds 8 kg; the elbow goes where the wrist bends least.</source>
        <translation>Dokument 004, 3.3, mit den Längen seines Programms (1.62 m bis zum Ellbogen, 2 m bis zum Handgelenk): eine Hand mit vorgegebenem Ort und vorgegebener Richtung hält 8 kg; der Ellbogen geht dorthin, wo sich das Handgelenk am wenigsten beugt.</translation>
    </message>
    <message>
        <source>document 004: an arm that holds a weight, by quaternion wrenches</source>
        <translation>Dokument 004: ein Arm, der ein Gewicht hält, mit Quaternion-Dynamen</translation>
    </message>
    <message>
        <source>Does not apply</source>
        <translation>Nicht anwendbar</translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation>nicht anwendbar</translation>
    </message>
    <message>
        <source>does not apply: %1</source>
        <translation>nicht anwendbar: %1</translation>
    </message>
    <message>
        <source>does not fit the person</source>
        <translation>passt nicht zur Person</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>door</source>
        <translation>Tür</translation>
    </message>
    <message>
        <source>Doors and what else turns on hinges stand still</source>
        <translation>Türen und was sonst an Scharnieren dreht stehen still</translation>
    </message>
    <message>
        <source>dorsiflexors</source>
        <translation>Dorsalflektoren</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>zweifelhaft</translation>
    </message>
    <message>
        <source>down</source>
        <translation>nach unten</translation>
    </message>
    <message>
        <source>Down (−y)</source>
        <translation>Abwärts (−y)</translation>
    </message>
    <message>
        <source>downwards</source>
        <translation>nach unten</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Drag %1</source>
        <translation>%1 ziehen</translation>
    </message>
    <message>
        <source>Drag it or press the arrow keys to turn the body; a double click or Enter lets it turn by itself or stand</source>
        <translation>Ziehen oder Pfeiltasten drehen den Körper; ein Doppelklick oder die Eingabetaste lässt ihn von selbst sich drehen oder stehen</translation>
    </message>
    <message>
        <source>Drag the body</source>
        <translation>Den Körper ziehen</translation>
    </message>
    <message>
        <source>Drag coefficient</source>
        <translation>Widerstandsbeiwert</translation>
    </message>
    <message>
        <source>Drag on empty space</source>
        <translation>Ins Leere ziehen</translation>
    </message>
    <message>
        <source>Drag turns, Shift and drag shifts, the wheel zooms, a double click shows all</source>
        <translation>Ziehen dreht, Umschalt und Ziehen verschiebt, das Rad zoomt, Doppelklick zeigt alles</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehung</translation>
    </message>
    <message>
        <source>Drawn at %1 s, the later the darker</source>
        <translation>Gezeichnet bei %1 s, je später, desto dunkler</translation>
    </message>
    <message>
        <source>drill</source>
        <translation>Bohrmaschine</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Duration of stage %1</source>
        <translation>Dauer des Abschnitts %1</translation>
    </message>
    <message>
        <source>Duration of this step</source>
        <translation>Dauer dieses Schritts</translation>
    </message>
    <message>
        <source>each joint tires as the typical one of its group; tested from 10 to 90 % of strength</source>
        <translation>jedes Gelenk ermüdet wie das typische seiner Gruppe; geprüft von 10 bis 90 % der Kraft</translation>
    </message>
    <message>
        <source>Each point is a case; a click shows its posture or motion. Boxes: quartiles and median</source>
        <translation>Jeder Punkt ist ein Fall; Klick zeigt Haltung oder Bewegung. Kästen: Quartile und Median</translation>
    </message>
    <message>
        <source>each segment by its markers</source>
        <translation>jedes Segment aus seinen Markern</translation>
    </message>
    <message>
        <source>Earth</source>
        <translation>Erde</translation>
    </message>
    <message>
        <source>Either side</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>Eased</source>
        <translation>Gleitend</translation>
    </message>
    <message>
        <source>easy for the eyes</source>
        <translation>bequem für die Augen</translation>
    </message>
    <message>
        <source>Easy for the eyes: 15°</source>
        <translation>Bequem für die Augen: 15°</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Kante</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>Effort</source>
        <translation>Anstrengung</translation>
    </message>
    <message>
        <source>EGL does not start</source>
        <translation>EGL startet nicht</translation>
    </message>
    <message>
        <source>Elbow</source>
        <translation>Ellbogen</translation>
    </message>
    <message>
        <source>elbow extensors</source>
        <translation>Ellbogenstrecker</translation>
    </message>
    <message>
        <source>Elbow flexion</source>
        <translation>Ellbogenbeugung</translation>
    </message>
    <message>
        <source>elbow flexors</source>
        <translation>Ellbogenbeuger</translation>
    </message>
    <message>
        <source>Elbow tip</source>
        <translation>Ellbogenspitze</translation>
    </message>
    <message>
        <source>elbows of this wrist lie on a circle</source>
        <translation>die Ellbogen zu diesem Handgelenk liegen auf einem Kreis</translation>
    </message>
    <message>
        <source>elbows: the peak of young men in a movement, by mass (Lategan and Krueger 2003); women's as their grips are of men's</source>
        <translation>Ellbogen: das Größte junger Männer in einer Bewegung, nach Masse (Lategan und Krueger 2003); bei Frauen im Verhältnis der Griffkräfte</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>End at the playhead</source>
        <translation>Bis zur Abspielmarke</translation>
    </message>
    <message>
        <source>end it with .mp4, or name a new folder</source>
        <translation>mit .mp4 enden lassen oder einen neuen Ordner nennen</translation>
    </message>
    <message>
        <source>End of stage %1</source>
        <translation>Ende des Abschnitts %1</translation>
    </message>
    <message>
        <source>end of the seam</source>
        <translation>Ende der Naht</translation>
    </message>
    <message>
        <source>End the comparison</source>
        <translation>Vergleich beenden</translation>
    </message>
    <message>
        <source>end the name with .png, .svg, .pdf or .csv</source>
        <translation>den Namen mit .png, .svg, .pdf oder .csv enden lassen</translation>
    </message>
    <message>
        <source>end the simulation first</source>
        <translation>zuerst die Simulation beenden</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Endet</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>endet</translation>
    </message>
    <message>
        <source>ends before it begins</source>
        <translation>endet, bevor es beginnt</translation>
    </message>
    <message>
        <source>is one value, and more steps are asked for</source>
        <translation>ist ein einziger Wert, und mehr Schritte sind gefragt</translation>
    </message>
    <message>
        <source>move an end of it, or take one step</source>
        <translation>eines seiner Enden verschieben oder einen Schritt nehmen</translation>
    </message>
    <message>
        <source>ends below its beginning</source>
        <translation>endet unter seinem Beginn</translation>
    </message>
    <message>
        <source>Endurance</source>
        <translation>Ausdauer</translation>
    </message>
    <message>
        <source>Energy change</source>
        <translation>Energieänderung</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>equilibrium</source>
        <translation>Gleichgewicht</translation>
    </message>
    <message>
        <source>error of the joints' torques (RMS), %1</source>
        <translation>Fehler der Gelenkmomente (RMS), %1</translation>
    </message>
    <message>
        <source>Errors without noise</source>
        <translation>Fehler ohne Rauschen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>EVA handling load</source>
        <translation>Handhabungslast bei Außenbordeinsätzen</translation>
    </message>
    <message>
        <source>EVA handling load from a foot restraint</source>
        <translation>EVA-Handhabungslast aus einem Fußhalt</translation>
    </message>
    <message>
        <source>EVA handrail (verify)</source>
        <translation>Handlauf für Außenbordeinsätze (prüfen)</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Gleichmäßig</translation>
    </message>
    <message>
        <source>Even load</source>
        <translation>Gleichmäßige Last</translation>
    </message>
    <message>
        <source>Even, or a rest whenever a hand has arrived</source>
        <translation>Gleichmäßig, oder mit Ruhe, sooft eine Hand angekommen ist</translation>
    </message>
    <message>
        <source>event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>eversion: the sole turns outward</source>
        <translation>Eversion: die Sohle dreht nach außen</translation>
    </message>
    <message>
        <source>evertors</source>
        <translation>Pronatoren des Fußes</translation>
    </message>
    <message>
        <source>Every 100th frame</source>
        <translation>Jedes 100. Bild</translation>
    </message>
    <message>
        <source>Every 10th frame</source>
        <translation>Jedes 10. Bild</translation>
    </message>
    <message>
        <source>Every 25th frame</source>
        <translation>Jedes 25. Bild</translation>
    </message>
    <message>
        <source>Every 50th frame</source>
        <translation>Jedes 50. Bild</translation>
    </message>
    <message>
        <source>Every 5th frame</source>
        <translation>Jedes 5. Bild</translation>
    </message>
    <message>
        <source>Every case is solved or found impossible</source>
        <translation>Jeder Fall ist gelöst oder als unmöglich erkannt</translation>
    </message>
    <message>
        <source>Every joint at zero, as near as its limits allow</source>
        <translation>Jedes Gelenk bei null, soweit seine Grenzen es erlauben</translation>
    </message>
    <message>
        <source>Every joint stays within its range</source>
        <translation>Jedes Gelenk bleibt in seinem Bereich</translation>
    </message>
    <message>
        <source>Every posture and motion that is found is kept here, to compare them.</source>
        <translation>Jede gefundene Haltung und Bewegung bleibt hier, zum Vergleichen.</translation>
    </message>
    <message>
        <source>Every unknown is fixed, and all constraints hold</source>
        <translation>Jede Unbekannte ist fest, und alle Nebenbedingungen gelten</translation>
    </message>
    <message>
        <source>Everybody who is chosen does the task with all other values</source>
        <translation>Jede gewählte Person führt die Aufgabe mit allen anderen Werten aus</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exakt</translation>
    </message>
    <message>
        <source>exact solver</source>
        <translation>exaktes Verfahren</translation>
    </message>
    <message>
        <source>exchange both</source>
        <translation>beide vertauschen</translation>
    </message>
    <message>
        <source>exchange their labels there, or leave that time out</source>
        <translation>dort ihre Marken tauschen oder diese Zeit auslassen</translation>
    </message>
    <message>
        <source>exchange them</source>
        <translation>sie vertauschen</translation>
    </message>
    <message>
        <source>Exert a given force</source>
        <translation>Vorgegebene Kraft ausüben</translation>
    </message>
    <message>
        <source>Expected %1 again</source>
        <translation>Wieder Erwartungswert %1</translation>
    </message>
    <message>
        <source>Expected, ± %1 (standard deviation)</source>
        <translation>Erwartet, ± %1 (Standardabweichung)</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>%1 exportieren</translation>
    </message>
    <message>
        <source>Export %1...</source>
        <translation>%1 exportieren...</translation>
    </message>
    <message>
        <source>Export %1…</source>
        <translation>%1 exportieren…</translation>
    </message>
    <message>
        <source>Export &amp;film…</source>
        <translation>&amp;Film exportieren…</translation>
    </message>
    <message>
        <source>Export &amp;picture…</source>
        <translation>&amp;Bild exportieren…</translation>
    </message>
    <message>
        <source>export a model that has some</source>
        <translation>ein Modell exportieren, das welche hat</translation>
    </message>
    <message>
        <source>Export film</source>
        <translation>Film exportieren</translation>
    </message>
    <message>
        <source>Export film: name of a new folder</source>
        <translation>Film exportieren: Name eines neuen Ordners</translation>
    </message>
    <message>
        <source>export it anew, as glb or obj</source>
        <translation>neu exportieren, als glb oder obj</translation>
    </message>
    <message>
        <source>export it anew, as glb or obj, and simpler if it is large</source>
        <translation>neu exportieren, als glb oder obj, und einfacher, wenn sie groß ist</translation>
    </message>
    <message>
        <source>export it as glb or obj</source>
        <translation>als glb oder obj exportieren</translation>
    </message>
    <message>
        <source>export it as numbers (DataType=double)</source>
        <translation>als Zahlen exportieren (DataType=double)</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>export the file once more</source>
        <translation>die Datei noch einmal exportieren</translation>
    </message>
    <message>
        <source>export the motion again</source>
        <translation>die Bewegung neu exportieren</translation>
    </message>
    <message>
        <source>export the motion with its frames</source>
        <translation>die Bewegung mit ihren Bildern exportieren</translation>
    </message>
    <message>
        <source>export the skeleton again</source>
        <translation>das Skelett neu exportieren</translation>
    </message>
    <message>
        <source>Export the study</source>
        <translation>Studie exportieren</translation>
    </message>
    <message>
        <source>export the table again</source>
        <translation>die Tabelle neu exportieren</translation>
    </message>
    <message>
        <source>export the table with its rows</source>
        <translation>die Tabelle mit ihren Zeilen exportieren</translation>
    </message>
    <message>
        <source>export the trial again</source>
        <translation>den Versuch neu exportieren</translation>
    </message>
    <message>
        <source>export the trial with its frames</source>
        <translation>den Versuch mit seinen Bildern exportieren</translation>
    </message>
    <message>
        <source>export the trial with its markers</source>
        <translation>den Versuch mit seinen Markern exportieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>extension: the hand of a hanging arm moves back</source>
        <translation>Streckung: die Hand des hängenden Arms geht nach hinten</translation>
    </message>
    <message>
        <source>extension: the leg moves back</source>
        <translation>Streckung: das Bein geht nach hinten</translation>
    </message>
    <message>
        <source>extensor carpi radialis</source>
        <translation>Extensor carpi radialis</translation>
    </message>
    <message>
        <source>extensor carpi ulnaris</source>
        <translation>Extensor carpi ulnaris</translation>
    </message>
    <message>
        <source>External loads (*.xml)</source>
        <translation>Äußere Lasten (*.xml)</translation>
    </message>
    <message>
        <source>external oblique, front</source>
        <translation>Obliquus externus, vorn</translation>
    </message>
    <message>
        <source>external oblique, side</source>
        <translation>Obliquus externus, seitlich</translation>
    </message>
    <message>
        <source>external rotation: the hand of a bent arm moves outward</source>
        <translation>Außenrotation: die Hand des gebeugten Arms geht nach außen</translation>
    </message>
    <message>
        <source>external rotation: the toes move outward</source>
        <translation>Außenrotation: die Zehen gehen nach außen</translation>
    </message>
    <message>
        <source>Extra tension</source>
        <translation>Zusätzliche Spannung</translation>
    </message>
    <message>
        <source>eyes</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Field of &amp;view</source>
        <translation>Blickfel&amp;d</translation>
    </message>
    <message>
        <source>F&amp;ollow the body</source>
        <translation>Dem Körper &amp;folgen</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Voll&amp;bild</translation>
    </message>
    <message>
        <source>facing at both ends</source>
        <translation>Blickrichtung an beiden Enden</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Mäßig</translation>
    </message>
    <message>
        <source>Faster, slower</source>
        <translation>Schneller, langsamer</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>feasible</source>
        <translation>durchführbar</translation>
    </message>
    <message>
        <source>Feasible, local optimum</source>
        <translation>Durchführbar, lokales Optimum</translation>
    </message>
    <message>
        <source>feasible, local optimum</source>
        <translation>durchführbar, lokales Optimum</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>feet</source>
        <translation>Füße</translation>
    </message>
    <message>
        <source>Feet in a restraint, both hands hold still against 100 N; says how much could be held.</source>
        <translation>Füße im Fußhalt, beide Hände halten still gegen 100 N; sagt, wie viel haltbar wäre.</translation>
    </message>
    <message>
        <source>Female</source>
        <translation>Weiblich</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>ffmpeg does not start</source>
        <translation>ffmpeg startet nicht</translation>
    </message>
    <message>
        <source>Field that varies</source>
        <translation>Größe, die sich ändert</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>figure	quantity	unit	claim	printed	ours	verdict	why</source>
        <translation>Bild	Größe	Einheit	Aussage	gedruckt	hier	Urteil	weshalb</translation>
    </message>
    <message>
        <source>Figure %1 %2</source>
        <translation>Bild %1 %2</translation>
    </message>
    <message>
        <source>Figure %1: %2</source>
        <translation>Bild %1: %2</translation>
    </message>
    <message>
        <source>Figure st&amp;rip</source>
        <translation>Figurenre&amp;ihe</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>figures show 1: the exact solver's sets, 0: the iteration's; both are compared</source>
        <translation>Bilder zeigen 1: die Sätze des exakten Verfahrens, 0: die der Iteration; beide werden verglichen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>File, New task starts one of your own. F1 shows all keys, Ctrl+K finds any command, and every field and button tells what it is when the mouse rests on it.</source>
        <translation>Datei, Neue Aufgabe beginnt eine eigene. F1 zeigt alle Tasten, Strg+K findet jeden Befehl, und jedes Feld und jeder Knopf sagt, was es ist, wenn die Maus darauf ruht.</translation>
    </message>
    <message>
        <source>Files from elsewhere</source>
        <translation>Dateien von anderswo</translation>
    </message>
    <message>
        <source>Files that you open appear here.</source>
        <translation>Hier erscheinen geöffnete Dateien.</translation>
    </message>
    <message>
        <source>fill the gaps</source>
        <translation>die Lücken füllen</translation>
    </message>
    <message>
        <source>fill them before</source>
        <translation>sie vorher füllen</translation>
    </message>
    <message>
        <source>filled: %1</source>
        <translation>gefüllt: %1</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Film</translation>
    </message>
    <message>
        <source>film rate</source>
        <translation>Bildrate des Films</translation>
    </message>
    <message>
        <source>Film written to %1</source>
        <translation>Film nach %1 geschrieben</translation>
    </message>
    <message>
        <source>Filter of the cases</source>
        <translation>Filter der Fälle</translation>
    </message>
    <message>
        <source>Filter: solved  rula&lt;4</source>
        <translation>Filter: gelöst  rula&lt;4</translation>
    </message>
    <message>
        <source>Find a channel</source>
        <translation>Kanal suchen</translation>
    </message>
    <message>
        <source>Find a joint</source>
        <translation>Gelenk suchen</translation>
    </message>
    <message>
        <source>Find a muscle or joint</source>
        <translation>Muskel oder Gelenk suchen</translation>
    </message>
    <message>
        <source>Find a point</source>
        <translation>Punkt suchen</translation>
    </message>
    <message>
        <source>Find a sample</source>
        <translation>Beispiel suchen</translation>
    </message>
    <message>
        <source>Find a sample: ladder, push, weightless</source>
        <translation>Beispiel suchen: Leiter, schieben, schwerelos</translation>
    </message>
    <message>
        <source>Find foot strikes and offs</source>
        <translation>Auf- und Absetzen der Füße finden</translation>
    </message>
    <message>
        <source>Find the motion of the manoeuvre</source>
        <translation>Die Bewegung des Manövers finden</translation>
    </message>
    <message>
        <source>Find the motion of this manoeuvre (F9)</source>
        <translation>Die Bewegung dieses Manövers finden (F9)</translation>
    </message>
    <message>
        <source>Find the posture that costs least</source>
        <translation>Die Haltung finden, die am wenigsten kostet</translation>
    </message>
    <message>
        <source>Find the posture that costs least (Ctrl+Return)</source>
        <translation>Die Haltung finden, die am wenigsten kostet (Strg+Eingabetaste)</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>finer curves than its %1 control points may cost less</source>
        <translation>feinere Kurven als ihre %1 Steuerpunkte können weniger kosten</translation>
    </message>
    <message>
        <source>Fingers</source>
        <translation>Finger</translation>
    </message>
    <message>
        <source>Fingers tip</source>
        <translation>Fingerspitzen</translation>
    </message>
    <message>
        <source>fingers up or down, about the hand's own y</source>
        <translation>Finger auf oder ab, um das y der Hand</translation>
    </message>
    <message>
        <source>Fingertip</source>
        <translation>Fingerspitze</translation>
    </message>
    <message>
        <source>First bar</source>
        <translation>Erster Stab</translation>
    </message>
    <message>
        <source>first rail</source>
        <translation>erste Stange</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>Erste Zeile</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Fit human…</source>
        <translation>Anpassen…</translation>
    </message>
    <message>
        <source>Fit the &amp;human to the recording…</source>
        <translation>&amp;Menschen an die Aufnahme anpassen…</translation>
    </message>
    <message>
        <source>Fit the human</source>
        <translation>Anpassen</translation>
    </message>
    <message>
        <source>fit the human first</source>
        <translation>zuerst den Menschen anpassen</translation>
    </message>
    <message>
        <source>fit the human to a recording first</source>
        <translation>zuerst den Menschen an eine Aufnahme anpassen</translation>
    </message>
    <message>
        <source>fit the human to it first</source>
        <translation>zuerst den Menschen daran anpassen</translation>
    </message>
    <message>
        <source>fit the human to the recording first</source>
        <translation>zuerst den Menschen an die Aufnahme anpassen</translation>
    </message>
    <message>
        <source>Fit the human to what was recorded, as a result of its own</source>
        <translation>Den Menschen an die Aufnahme anpassen, als eigenes Ergebnis</translation>
    </message>
    <message>
        <source>Fit the human…</source>
        <translation>Menschen anpassen…</translation>
    </message>
    <message>
        <source>Fit to the recording</source>
        <translation>Anpassung an die Aufnahme</translation>
    </message>
    <message>
        <source>fitting</source>
        <translation>Armatur</translation>
    </message>
    <message>
        <source>Fitting frames</source>
        <translation>Bilder werden angepasst</translation>
    </message>
    <message>
        <source>Fitting the momentum</source>
        <translation>Der Drehimpuls wird angepasst</translation>
    </message>
    <message>
        <source>Fitting the motion</source>
        <translation>Bewegung wird angepasst</translation>
    </message>
    <message>
        <source>Fitting the whole body</source>
        <translation>Der ganze Körper wird angepasst</translation>
    </message>
    <message>
        <source>Fitting the whole motion</source>
        <translation>Ganze Bewegung wird angepasst</translation>
    </message>
    <message>
        <source>Fitting without strays</source>
        <translation>Anpassung ohne Ausreißer</translation>
    </message>
    <message>
        <source>Fitting…</source>
        <translation>Passt an…</translation>
    </message>
    <message>
        <source>Five sets, exact</source>
        <translation>Fünf Sätze, exakt</translation>
    </message>
    <message>
        <source>Five sets, exact (8.31)</source>
        <translation>Fünf Sätze, exakt (8.31)</translation>
    </message>
    <message>
        <source>Five sets, iterated</source>
        <translation>Fünf Sätze, iteriert</translation>
    </message>
    <message>
        <source>Five sets, iterated (8.31)</source>
        <translation>Fünf Sätze, iteriert (8.31)</translation>
    </message>
    <message>
        <source>Fixed grip</source>
        <translation>Fester Griff</translation>
    </message>
    <message>
        <source>fixed grip</source>
        <translation>fester Griff</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Flach</translation>
    </message>
    <message>
        <source>Flat foot</source>
        <translation>Fußsohle</translation>
    </message>
    <message>
        <source>flat foot</source>
        <translation>Fußsohle</translation>
    </message>
    <message>
        <source>Flew %1</source>
        <translation>Flog %1</translation>
    </message>
    <message>
        <source>Flew %1 in %2 s</source>
        <translation>Flog %1 in %2 s</translation>
    </message>
    <message>
        <source>Flew %1 in in %2 s</source>
        <translation>Flog %1 in in %2 s</translation>
    </message>
    <message>
        <source>flexion: the face turns down</source>
        <translation>Beugung: das Gesicht neigt sich nach unten</translation>
    </message>
    <message>
        <source>flexion: the fingers of a hanging arm move inward</source>
        <translation>Beugung: die Finger des hängenden Arms gehen nach innen</translation>
    </message>
    <message>
        <source>flexion: the foot moves back</source>
        <translation>Beugung: der Fuß geht nach hinten</translation>
    </message>
    <message>
        <source>flexion: the head moves forward</source>
        <translation>Beugung: der Kopf geht nach vorn</translation>
    </message>
    <message>
        <source>flexion: the toes move down</source>
        <translation>Beugung: die Zehen gehen nach unten</translation>
    </message>
    <message>
        <source>flexor carpi radialis</source>
        <translation>Flexor carpi radialis</translation>
    </message>
    <message>
        <source>flexor carpi ulnaris</source>
        <translation>Flexor carpi ulnaris</translation>
    </message>
    <message>
        <source>Flight</source>
        <translation>Flug</translation>
    </message>
    <message>
        <source>flight begins</source>
        <translation>Flug beginnt</translation>
    </message>
    <message>
        <source>flight ends</source>
        <translation>Flug endet</translation>
    </message>
    <message>
        <source>Flight path</source>
        <translation>Flugweg</translation>
    </message>
    <message>
        <source>Flight suit</source>
        <translation>Raumanzug</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Herauslösen</translation>
    </message>
    <message>
        <source>Floating at rest</source>
        <translation>Schweben in Ruhe</translation>
    </message>
    <message>
        <source>Floating free, by moving the legs</source>
        <translation>Frei schwebend, durch Bewegen der Beine</translation>
    </message>
    <message>
        <source>Floating free, the person turns 90 degrees to the left by lifting, twisting and closing the legs; momentum stays zero.</source>
        <translation>Frei schwebend dreht sich die Person um 90 Grad nach links, durch Heben, Verdrehen und Schließen der Beine; der Impuls bleibt null.</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Fly to a rail</source>
        <translation>Zu einer Stange fliegen</translation>
    </message>
    <message>
        <source>Folders (*)</source>
        <translation>Ordner (*)</translation>
    </message>
    <message>
        <source>Following the markers</source>
        <translation>Markern wird gefolgt</translation>
    </message>
    <message>
        <source>Foot</source>
        <translation>Fuß</translation>
    </message>
    <message>
        <source>Foot (ball)</source>
        <translation>Fuß (Ballen)</translation>
    </message>
    <message>
        <source>Foot high</source>
        <translation>Fuß hoch</translation>
    </message>
    <message>
        <source>Foot low</source>
        <translation>Fuß tief</translation>
    </message>
    <message>
        <source>Foot Off</source>
        <translation>Fuß hebt ab</translation>
    </message>
    <message>
        <source>Foot off, left</source>
        <translation>Fuß hebt ab, links</translation>
    </message>
    <message>
        <source>Foot off, right</source>
        <translation>Fuß hebt ab, rechts</translation>
    </message>
    <message>
        <source>Feet on plates</source>
        <translation>Füße auf Platten</translation>
    </message>
    <message>
        <source>Foot on %1</source>
        <translation>Fuß auf %1</translation>
    </message>
    <message>
        <source>foot plate</source>
        <translation>Fußplatte</translation>
    </message>
    <message>
        <source>  foot restraint</source>
        <translation>  Fußhalt</translation>
    </message>
    <message>
        <source>Foot restraint</source>
        <translation>Fußhalt</translation>
    </message>
    <message>
        <source>foot restraint socket</source>
        <translation>Aufnahme des Fußhalts</translation>
    </message>
    <message>
        <source>Foot restraint socket</source>
        <translation>Sockel eines Fußhalts</translation>
    </message>
    <message>
        <source>Foot Strike</source>
        <translation>Fuß setzt auf</translation>
    </message>
    <message>
        <source>Foot strike, left</source>
        <translation>Fuß setzt auf, links</translation>
    </message>
    <message>
        <source>Foot strike, right</source>
        <translation>Fuß setzt auf, rechts</translation>
    </message>
    <message>
        <source>foothold %1</source>
        <translation>Stand %1</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>For files whose unit of length is told wrong</source>
        <translation>Für Dateien, deren Längeneinheit falsch genannt ist</translation>
    </message>
    <message>
        <source>For the mass, where nobody tells it</source>
        <translation>Für die Masse, wo niemand sie nennt</translation>
    </message>
    <message>
        <source>For the same task; both are kept among the results</source>
        <translation>Für dieselbe Aufgabe; beide stehen unter den Ergebnissen</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>Force  </source>
        <translation>Kraft  </translation>
    </message>
    <message>
        <source>force</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>Force &amp;length</source>
        <translation>Kraftlänge</translation>
    </message>
    <message>
        <source>force (N)</source>
        <translation>Kraft (N)</translation>
    </message>
    <message>
        <source>force at %1</source>
        <translation>Kraft an %1</translation>
    </message>
    <message>
        <source>force at the place</source>
        <translation>Kraft am Ort</translation>
    </message>
    <message>
        <source>Force by the %1</source>
        <translation>Kraft durch: %1</translation>
    </message>
    <message>
        <source>No force by the %1</source>
        <translation>Keine Kraft durch: %1</translation>
    </message>
    <message>
        <source>force by the %1</source>
        <translation>Kraft durch: %1</translation>
    </message>
    <message>
        <source>Force left over</source>
        <translation>Übrige Kraft</translation>
    </message>
    <message>
        <source>Force of one contact point</source>
        <translation>Kraft eines Kontaktpunkts</translation>
    </message>
    <message>
        <source>Force of one hand</source>
        <translation>Kraft einer Hand</translation>
    </message>
    <message>
        <source>Force of the hand on what it holds</source>
        <translation>Kraft der Hand auf das, was sie hält</translation>
    </message>
    <message>
        <source>Force of the tool on the hands</source>
        <translation>Kraft des Werkzeugs auf die Hände</translation>
    </message>
    <message>
        <source>Force of the tool on the hands, all together: left, up, forward</source>
        <translation>Kraft des Werkzeugs auf die Hände, insgesamt: links, oben, vorn</translation>
    </message>
    <message>
        <source>force on the trunk</source>
        <translation>Kraft auf den Rumpf</translation>
    </message>
    <message>
        <source>force on the trunk from nothing, in flight</source>
        <translation>Kraft auf den Rumpf aus dem Nichts, im Flug</translation>
    </message>
    <message>
        <source>force on the trunk in flight</source>
        <translation>Kraft auf den Rumpf im Flug</translation>
    </message>
    <message>
        <source>Force on what is selected</source>
        <translation>Kraft auf das Ausgewählte</translation>
    </message>
    <message>
        <source>Force plate</source>
        <translation>Kraftmessplatte</translation>
    </message>
    <message>
        <source>force plate</source>
        <translation>Kraftmessplatte</translation>
    </message>
    <message>
        <source>Force plate %1</source>
        <translation>Kraftmessplatte %1</translation>
    </message>
    <message>
        <source>Force plates</source>
        <translation>Kraftmessplatten</translation>
    </message>
    <message>
        <source>force plates</source>
        <translation>Kraftmessplatten</translation>
    </message>
    <message>
        <source>Force that a bar bears; 556 N (125 lbf) is assumed</source>
        <translation>Kraft, die eine Sprosse trägt; angenommen sind 556 N (125 lbf)</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Kräfte</translation>
    </message>
    <message>
        <source>Forces file</source>
        <translation>Kräftedatei</translation>
    </message>
    <message>
        <source>forces on the trunk from nothing</source>
        <translation>Kräfte auf den Rumpf aus dem Nichts</translation>
    </message>
    <message>
        <source>Forearm</source>
        <translation>Unterarm</translation>
    </message>
    <message>
        <source>Forearm pronation</source>
        <translation>Unterarmpronation</translation>
    </message>
    <message>
        <source>forearm rotators</source>
        <translation>Unterarmdreher</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Forget it and show the project again</source>
        <translation>Verwerfen und wieder das Projekt zeigen</translation>
    </message>
    <message>
        <source>Forget the recording</source>
        <translation>Aufnahme verwerfen</translation>
    </message>
    <message>
        <source>Forget this plan</source>
        <translation>Diesen Plan verwerfen</translation>
    </message>
    <message>
        <source>Forget this solve</source>
        <translation>Diese Suche verwerfen</translation>
    </message>
    <message>
        <source>Forget what is running</source>
        <translation>Verwerfen, was läuft</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorn</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>nach vorn</translation>
    </message>
    <message>
        <source>Forward (+z)</source>
        <translation>Vorwärts (+z)</translation>
    </message>
    <message>
        <source>Forward by</source>
        <translation>Nach vorn um</translation>
    </message>
    <message>
        <source>Forward dynamics</source>
        <translation>Vorwärtsdynamik</translation>
    </message>
    <message>
        <source>forward force</source>
        <translation>Kraft nach vorn</translation>
    </message>
    <message>
        <source>forward from the torques of the %1</source>
        <translation>vorwärts aus den Drehmomenten: %1</translation>
    </message>
    <message>
        <source>Forward from the torques, over the estimated figure</source>
        <translation>Vorwärts aus den Drehmomenten, über der geschätzten Figur</translation>
    </message>
    <message>
        <source>forward: distance from the estimated figure</source>
        <translation>vorwärts: Abstand von der geschätzten Figur</translation>
    </message>
    <message>
        <source>forwards</source>
        <translation>nach vorn</translation>
    </message>
    <message>
        <source>Found from another start; its peak load is %1 %, now %2 %</source>
        <translation>Von einem anderen Anfang gefunden; größte Auslastung %1 %, jetzt %2 %</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Gefunden: %1</translation>
    </message>
    <message>
        <source>Four fingers hook behind the handle of a hatch, the thumb stays beside it, and the hips lean back.</source>
        <translation>Vier Finger haken hinter den Griff einer Luke, der Daumen bleibt daneben, und die Hüften lehnen sich zurück.</translation>
    </message>
    <message>
        <source>Four times</source>
        <translation>Vierfach</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>frame</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>frame %1 of %2</source>
        <translation>Bild %1 von %2</translation>
    </message>
    <message>
        <source>Frame &amp;everything</source>
        <translation>&amp;Alles einpassen</translation>
    </message>
    <message>
        <source>Frame everything</source>
        <translation>Alles einpassen</translation>
    </message>
    <message>
        <source>frame number</source>
        <translation>Bildnummer</translation>
    </message>
    <message>
        <source>Frame the selection</source>
        <translation>Auswahl einpassen</translation>
    </message>
    <message>
        <source>frame time</source>
        <translation>Zeit eines Bildes</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>Bilder je Sekunde</translation>
    </message>
    <message>
        <source>Frames a second (Hz), for files that tell none or a wrong one</source>
        <translation>Bilder je Sekunde (Hz), für Dateien, die keine oder eine falsche Zahl nennen</translation>
    </message>
    <message>
        <source>Frames a second of the result</source>
        <translation>Bilder je Sekunde des Ergebnisses</translation>
    </message>
    <message>
        <source>frames per second</source>
        <translation>Bilder je Sekunde</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>Free duration</source>
        <translation>Freie Dauer</translation>
    </message>
    <message>
        <source>free duration</source>
        <translation>freie Dauer</translation>
    </message>
    <message>
        <source>Free flight</source>
        <translation>Freier Flug</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License 3 or later.

Muscles after Delp, Anderson, Pandy, Thelen, Holzbaur and Murray (CC BY 3.0), Seth, Dong and Matias (Apache-2.0), Bruno, Christophy and Wilkinson (MIT).</source>
        <translation>Freie Software unter der GNU General Public License 3 oder später.

Muskeln nach Delp, Anderson, Pandy, Thelen, Holzbaur und Murray (CC BY 3.0), Seth, Dong und Matias (Apache-2.0), Bruno, Christophy und Wilkinson (MIT).</translation>
    </message>
    <message>
        <source>Free without gravity</source>
        <translation>Frei ohne Schwerkraft</translation>
    </message>
    <message>
        <source>Free: anywhere on the path at any time. Given: from the first to the last point in the target's time, at rest at both ends</source>
        <translation>Frei: zu jeder Zeit irgendwo auf dem Weg. Vorgegeben: vom ersten zum letzten Punkt in der Zeit des Ziels, an beiden Enden in Ruhe</translation>
    </message>
    <message>
        <source>Freedoms</source>
        <translation>Freiheiten</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>Frequenz</translation>
    </message>
    <message>
        <source>frequency and duration</source>
        <translation>Häufigkeit und Dauer</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>Reibung</translation>
    </message>
    <message>
        <source>friction</source>
        <translation>Reibung</translation>
    </message>
    <message>
        <source>friction %1</source>
        <translation>Reibung %1</translation>
    </message>
    <message>
        <source>Friction coefficient on the surface</source>
        <translation>Reibungszahl auf der Fläche</translation>
    </message>
    <message>
        <source>friction shortage</source>
        <translation>fehlende Reibung</translation>
    </message>
    <message>
        <source>Friction use</source>
        <translation>Reibung</translation>
    </message>
    <message>
        <source>friction use (1)</source>
        <translation>Reibungsnutzung (1)</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>hold names the %1 from %2 to %3, and the recording lasts from %4 to %5</source>
        <translation>der Halt nennt %1 von %2 bis %3, und die Aufnahme dauert von %4 bis %5</translation>
    </message>
    <message>
        <source>its end</source>
        <translation>zu ihrem Ende</translation>
    </message>
    <message>
        <source>choose times within it</source>
        <translation>Zeiten darin wählen</translation>
    </message>
    <message>
        <source>from %1 to %2 is no time of the recording, which lasts from %3 to %4</source>
        <translation>von %1 bis %2 ist keine Zeit der Aufnahme, sie dauert von %3 bis %4</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus einer Datei …</translation>
    </message>
    <message>
        <source>From a sample to a motion in five steps</source>
        <translation>Vom Beispiel zur Bewegung in fünf Schritten</translation>
    </message>
    <message>
        <source>From acromion to acromion</source>
        <translation>Von Akromion zu Akromion</translation>
    </message>
    <message>
        <source>From each to the next, in world</source>
        <translation>Von jeder zur nächsten, im Raum</translation>
    </message>
    <message>
        <source>From hold to hold</source>
        <translation>Von Halt zu Halt</translation>
    </message>
    <message>
        <source>From how many postures to search; the best result is kept</source>
        <translation>Von wie vielen Haltungen aus gesucht wird; das beste Ergebnis bleibt</translation>
    </message>
    <message>
        <source>From iliac crest to iliac crest</source>
        <translation>Von Darmbeinkamm zu Darmbeinkamm</translation>
    </message>
    <message>
        <source>From memory of NASA-STD-3000: 33 by 19 mm, rounded, as a round bar of the same girth; 57 mm clear behind it; verify</source>
        <translation>Aus dem Gedächtnis nach NASA-STD-3000: 33 mal 19 mm, gerundet, als runde Stange gleichen Umfangs; dahinter 57 mm frei; prüfen</translation>
    </message>
    <message>
        <source>From memory: rungs 225 to 300 mm apart, 400 to 600 mm clear; verify</source>
        <translation>Aus dem Gedächtnis: Sprossen 225 bis 300 mm auseinander, 400 bis 600 mm frei; prüfen</translation>
    </message>
    <message>
        <source>From memory: verify its length, which is that outside. Width and height stay</source>
        <translation>Aus dem Gedächtnis: die Länge prüfen, es ist die äußere. Breite und Höhe bleiben</translation>
    </message>
    <message>
        <source>From rail to rail</source>
        <translation>Von Holm zu Holm</translation>
    </message>
    <message>
        <source>From rest to rest</source>
        <translation>Von Ruhe zu Ruhe</translation>
    </message>
    <message>
        <source>From rung to rung</source>
        <translation>Von Sprosse zu Sprosse</translation>
    </message>
    <message>
        <source>From small to large: stature and mass at the same percentile</source>
        <translation>Von klein bis groß: Körperhöhe und Masse beim selben Perzentil</translation>
    </message>
    <message>
        <source>From standing, the right foot goes a step ahead, the left foot a whole step, the right foot beside it.</source>
        <translation>Aus dem Stand geht der rechte Fuß einen Schritt vor, der linke einen ganzen, der rechte kommt daneben.</translation>
    </message>
    <message>
        <source>From the acromion to the head of the radius</source>
        <translation>Vom Akromion zum Kopf der Speiche</translation>
    </message>
    <message>
        <source>From the centre to the site's way</source>
        <translation>Von der Mitte zum Weg des Körperpunkts</translation>
    </message>
    <message>
        <source>From the fitted body</source>
        <translation>Vom angepassten Körper</translation>
    </message>
    <message>
        <source>From the head of the radius to the wrist</source>
        <translation>Vom Kopf der Speiche zum Handgelenk</translation>
    </message>
    <message>
        <source>From the heel to the longest toe</source>
        <translation>Von der Ferse zum längsten Zeh</translation>
    </message>
    <message>
        <source>From the middle of the face</source>
        <translation>Von der Mitte der Fläche aus</translation>
    </message>
    <message>
        <source>From the middle of what is held</source>
        <translation>Von der Mitte des Gehaltenen aus</translation>
    </message>
    <message>
        <source>From the plates, and where they tell nothing from the feet's own motion; what the file has stays</source>
        <translation>Aus den Platten, und wo sie nichts sagen, aus der Bewegung der Füße; was die Datei hat, bleibt</translation>
    </message>
    <message>
        <source>From the seat to the top of the head; the legs have the rest</source>
        <translation>Vom Sitz zum Scheitel; den Rest haben die Beine</translation>
    </message>
    <message>
        <source>From the site to the target now</source>
        <translation>Vom Körperpunkt zum Ziel jetzt</translation>
    </message>
    <message>
        <source>From the site's axes now to those wanted</source>
        <translation>Von den jetzigen Achsen des Körperpunkts zu den gewünschten</translation>
    </message>
    <message>
        <source>From the site, in its axes</source>
        <translation>Vom Körperpunkt aus, in seinen Achsen</translation>
    </message>
    <message>
        <source>From the start posture to the last one (s); the schedule stretches along</source>
        <translation>Von der Anfangshaltung zur letzten (s); der Zeitplan dehnt sich mit</translation>
    </message>
    <message>
        <source>From the start posture to the solved one</source>
        <translation>Von der Anfangshaltung zur gelösten</translation>
    </message>
    <message>
        <source>From the start posture, by the method chosen below (Ctrl+Shift+Return)</source>
        <translation>Aus der Anfangshaltung, nach dem unten gewählten Verfahren (Strg+Umschalt+Eingabetaste)</translation>
    </message>
    <message>
        <source>From the start posture, by the method of the task</source>
        <translation>Aus der Anfangshaltung, nach dem Verfahren der Aufgabe</translation>
    </message>
    <message>
        <source>From the wall to a rail</source>
        <translation>Von der Wand zu einer Stange</translation>
    </message>
    <message>
        <source>From the wrist's crease to the tip of the middle finger</source>
        <translation>Von der Handgelenkfalte zur Spitze des Mittelfingers</translation>
    </message>
    <message>
        <source>From three others of the segment</source>
        <translation>Aus drei anderen des Segments</translation>
    </message>
    <message>
        <source>Front face</source>
        <translation>Vordere Fläche</translation>
    </message>
    <message>
        <source>Full HD, 1920 × 1080</source>
        <translation>Full HD, 1920 × 1080</translation>
    </message>
    <message>
        <source>further place</source>
        <translation>weitere Stelle</translation>
    </message>
    <message>
        <source>Fx (N)</source>
        <translation>Fx (N)</translation>
    </message>
    <message>
        <source>Fy (N)</source>
        <translation>Fy (N)</translation>
    </message>
    <message>
        <source>Fz (N)</source>
        <translation>Fz (N)</translation>
    </message>
    <message>
        <source>gap of J1</source>
        <translation>Lücke von J1</translation>
    </message>
    <message>
        <source>gap of J2</source>
        <translation>Lücke von J2</translation>
    </message>
    <message>
        <source>gap of J2 at the start</source>
        <translation>Lücke von J2 am Anfang</translation>
    </message>
    <message>
        <source>gap velocity (m/s)</source>
        <translation>Geschwindigkeit der Lücke (m/s)</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Lücken</translation>
    </message>
    <message>
        <source>Gaps and momentum</source>
        <translation>Lücken und Drehimpuls</translation>
    </message>
    <message>
        <source>gaps stay where nothing fills them</source>
        <translation>Lücken bleiben, wo nichts sie füllt</translation>
    </message>
    <message>
        <source>gastrocnemius</source>
        <translation>Gastrocnemius</translation>
    </message>
    <message>
        <source>Gaze</source>
        <translation>Blick</translation>
    </message>
    <message>
        <source>gaze now</source>
        <translation>Blick jetzt</translation>
    </message>
    <message>
        <source>gemelli</source>
        <translation>Gemelli</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemeines</translation>
    </message>
    <message>
        <source>Gentle loads</source>
        <translation>Sanfte Lasten</translation>
    </message>
    <message>
        <source>gentle posture</source>
        <translation>sanfte Haltung</translation>
    </message>
    <message>
        <source>Girths</source>
        <translation>Umfänge</translation>
    </message>
    <message>
        <source>Give a component a coarser curve</source>
        <translation>Einem Teil eine gröbere Kurve geben</translation>
    </message>
    <message>
        <source>Give a component its own time</source>
        <translation>Einer Komponente eine eigene Zeit geben</translation>
    </message>
    <message>
        <source>give a file that a study has written</source>
        <translation>eine Datei angeben, die eine Studie geschrieben hat</translation>
    </message>
    <message>
        <source>give a line of names and one a frame</source>
        <translation>eine Zeile mit Namen und eine je Bild angeben</translation>
    </message>
    <message>
        <source>give a rate of 0.01 to 10000 a second</source>
        <translation>eine Rate von 0.01 bis 10000 je Sekunde angeben</translation>
    </message>
    <message>
        <source>give a table of torques, as torques.csv</source>
        <translation>eine Tabelle der Drehmomente angeben, wie torques.csv</translation>
    </message>
    <message>
        <source>give at least one</source>
        <translation>mindestens eines angeben</translation>
    </message>
    <message>
        <source>give at least one of them a mass</source>
        <translation>mindestens einem davon eine Masse geben</translation>
    </message>
    <message>
        <source>give each hold a contact of its own</source>
        <translation>jedem Halt einen eigenen Kontakt geben</translation>
    </message>
    <message>
        <source>give each result its own</source>
        <translation>jedem Ergebnis ein eigenes geben</translation>
    </message>
    <message>
        <source>give each time one value</source>
        <translation>jeder Zeit einen Wert geben</translation>
    </message>
    <message>
        <source>give it a direction</source>
        <translation>eine Richtung geben</translation>
    </message>
    <message>
        <source>give it a name</source>
        <translation>einen Namen geben</translation>
    </message>
    <message>
        <source>Give it a time to take hold and to let go</source>
        <translation>Eine Zeit zum Greifen und Loslassen geben</translation>
    </message>
    <message>
        <source>give it mass</source>
        <translation>ihm Masse geben</translation>
    </message>
    <message>
        <source>Give it the keyboard</source>
        <translation>Gibt ihm die Tastatur</translation>
    </message>
    <message>
        <source>give one row a frame</source>
        <translation>eine Zeile je Bild angeben</translation>
    </message>
    <message>
        <source>give the posture a name</source>
        <translation>der Haltung einen Namen geben</translation>
    </message>
    <message>
        <source>give the stages more time, or leave the speed free</source>
        <translation>den Abschnitten mehr Zeit geben, oder die Geschwindigkeit frei lassen</translation>
    </message>
    <message>
        <source>give the task a name</source>
        <translation>der Aufgabe einen Namen geben</translation>
    </message>
    <message>
        <source>give them names of their own</source>
        <translation>ihnen eigene Namen geben</translation>
    </message>
    <message>
        <source>give two or more of each</source>
        <translation>je zwei oder mehr angeben</translation>
    </message>
    <message>
        <source>give what moves it more time or another contact, or allow a higher speed</source>
        <translation>der Bewegung mehr Zeit oder einen anderen Kontakt geben, oder eine höhere Geschwindigkeit zulassen</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Vorgegeben</translation>
    </message>
    <message>
        <source>Given speed</source>
        <translation>Vorgegeben</translation>
    </message>
    <message>
        <source>given to the nearer one</source>
        <translation>dem näheren gegeben</translation>
    </message>
    <message>
        <source>gluteus maximus, lower</source>
        <translation>Gluteus maximus, unten</translation>
    </message>
    <message>
        <source>gluteus maximus, middle</source>
        <translation>Gluteus maximus, Mitte</translation>
    </message>
    <message>
        <source>gluteus maximus, upper</source>
        <translation>Gluteus maximus, oben</translation>
    </message>
    <message>
        <source>gluteus medius, front</source>
        <translation>Gluteus medius, vorn</translation>
    </message>
    <message>
        <source>gluteus medius, middle</source>
        <translation>Gluteus medius, Mitte</translation>
    </message>
    <message>
        <source>gluteus medius, rear</source>
        <translation>Gluteus medius, hinten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go to start posture</source>
        <translation>Zur Anfangshaltung</translation>
    </message>
    <message>
        <source>Go with angle and speed</source>
        <translation>Nach Winkel und Geschwindigkeit</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Teilziel</translation>
    </message>
    <message>
        <source>goes %1 beyond its range at %2</source>
        <translation>überschreitet den Bereich um %1 bei %2</translation>
    </message>
    <message>
        <source>goes at %1 m/s under the feet, as a treadmill's belt</source>
        <translation>läuft mit %1 m/s unter den Füßen, wie das Band eines Laufbands</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>got a picture of another size</source>
        <translation>bekam ein Bild anderer Größe</translation>
    </message>
    <message>
        <source>gracilis</source>
        <translation>Gracilis</translation>
    </message>
    <message>
        <source>grand score, 1 to 7</source>
        <translation>Gesamtwertung, 1 bis 7</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Schwerkraft</translation>
    </message>
    <message>
        <source>Gravity of a place</source>
        <translation>Schwerkraft eines Orts</translation>
    </message>
    <message>
        <source>Gravity while it runs</source>
        <translation>Schwerkraft während des Laufs</translation>
    </message>
    <message>
        <source>Gravity: </source>
        <translation>Schwerkraft: </translation>
    </message>
    <message>
        <source>Gravity: %1</source>
        <translation>Schwerkraft: %1</translation>
    </message>
    <message>
        <source>Greatest catch</source>
        <translation>Größtes Fangen</translation>
    </message>
    <message>
        <source>Greatest change of momentum over the largest exchange between segments; 0 is exact</source>
        <translation>Größte Änderung des Impulses zum größten Austausch zwischen Segmenten; 0 ist exakt</translation>
    </message>
    <message>
        <source>greatest difference of accelerations in a joint</source>
        <translation>größter Unterschied der Beschleunigungen in einem Gelenk</translation>
    </message>
    <message>
        <source>greatest difference of velocities in a joint</source>
        <translation>größter Unterschied der Geschwindigkeiten in einem Gelenk</translation>
    </message>
    <message>
        <source>Greatest displacement of the first and the last bar (8.3, 8.19)</source>
        <translation>Größte Verschiebung des ersten und des letzten Stabs (8.3, 8.19)</translation>
    </message>
    <message>
        <source>Greatest distance of a contact from its place. </source>
        <translation>Größter Abstand eines Kontakts von seiner Stelle. </translation>
    </message>
    <message>
        <source>Greatest distance of a site from a target that must hold. </source>
        <translation>Größter Abstand eines Körperpunkts von einem Ziel, das gelten muss. </translation>
    </message>
    <message>
        <source>greatest error (m)</source>
        <translation>größter Fehler (m)</translation>
    </message>
    <message>
        <source>greatest error of a segment's attitude where fewer than three of its markers are seen, exact solver</source>
        <translation>größter Fehler der Lage eines Segments, wo weniger als drei seiner Marker zu sehen sind, exaktes Verfahren</translation>
    </message>
    <message>
        <source>greatest error of a segment's attitude, %1</source>
        <translation>größter Fehler der Lage eines Segments, %1</translation>
    </message>
    <message>
        <source>greatest error of an attitude (rad)</source>
        <translation>größter Fehler einer Lage (rad)</translation>
    </message>
    <message>
        <source>Greatest force of a hand over what the rail bears</source>
        <translation>Größte Kraft einer Hand zu dem, was die Stange trägt</translation>
    </message>
    <message>
        <source>Greatest force that nothing balances. </source>
        <translation>Größte Kraft, die nichts ausgleicht. </translation>
    </message>
    <message>
        <source>greatest gap at shoulders and hips by markers alone</source>
        <translation>größte Lücke an Schultern und Hüften aus Markern allein</translation>
    </message>
    <message>
        <source>greatest gap elsewhere by markers alone</source>
        <translation>größte Lücke sonst aus Markern allein</translation>
    </message>
    <message>
        <source>Greatest hand force</source>
        <translation>Größte Handkraft</translation>
    </message>
    <message>
        <source>Greatest impulse of a bar on a hand that meets it</source>
        <translation>Größter Stoß einer Stange auf eine Hand, die auf sie trifft</translation>
    </message>
    <message>
        <source>greatest joint gap</source>
        <translation>größte Gelenklücke</translation>
    </message>
    <message>
        <source>Greatest load</source>
        <translation>Größte Auslastung</translation>
    </message>
    <message>
        <source>Greatest load of all joints</source>
        <translation>Größte Auslastung aller Gelenke</translation>
    </message>
    <message>
        <source>greatest load, % of strength</source>
        <translation>größte Auslastung, % der Kraft</translation>
    </message>
    <message>
        <source>Greatest load: %1, %2 % of its limit</source>
        <translation>Größte Auslastung: %1, %2 % seiner Grenze</translation>
    </message>
    <message>
        <source>Greatest moment that nothing balances. </source>
        <translation>Größtes Moment, das nichts ausgleicht. </translation>
    </message>
    <message>
        <source>Greatest push</source>
        <translation>Größtes Abstoßen</translation>
    </message>
    <message>
        <source>Greatest speed</source>
        <translation>Höchste Geschwindigkeit</translation>
    </message>
    <message>
        <source>greatest speed</source>
        <translation>höchste Geschwindigkeit</translation>
    </message>
    <message>
        <source>Greatest speed of every joint</source>
        <translation>Höchste Geschwindigkeit jedes Gelenks</translation>
    </message>
    <message>
        <source>Greatest speed of every joint in joint space</source>
        <translation>Höchste Geschwindigkeit jedes Gelenks im Gelenkraum</translation>
    </message>
    <message>
        <source>Greatest speed of the trunk</source>
        <translation>Höchste Geschwindigkeit des Rumpfes</translation>
    </message>
    <message>
        <source>greatest torque</source>
        <translation>größtes Drehmoment</translation>
    </message>
    <message>
        <source>Greatest torque of a joint</source>
        <translation>Größtes Drehmoment eines Gelenks</translation>
    </message>
    <message>
        <source>greatest torque of a knee</source>
        <translation>größtes Drehmoment eines Knies</translation>
    </message>
    <message>
        <source>greatest torque of a knee in flight</source>
        <translation>größtes Drehmoment eines Knies im Flug</translation>
    </message>
    <message>
        <source>Greatest torque over its limit</source>
        <translation>Größtes Verhältnis des Drehmoments zur Grenze</translation>
    </message>
    <message>
        <source>Greatest torque over strength</source>
        <translation>Größtes Drehmoment zu Kraft</translation>
    </message>
    <message>
        <source>Greatest torque over strength at the motion's frames; the verdict looks between them, too</source>
        <translation>Größtes Drehmoment zu Kraft an den Bildern der Bewegung; das Urteil blickt auch dazwischen</translation>
    </message>
    <message>
        <source>Greatest turn of both (8.3, 8.19)</source>
        <translation>Größte Drehung beider (8.3, 8.19)</translation>
    </message>
    <message>
        <source>Grid: every value with every other</source>
        <translation>Gitter: jeder Wert mit jedem</translation>
    </message>
    <message>
        <source>Grip</source>
        <translation>Griff</translation>
    </message>
    <message>
        <source>grip</source>
        <translation>Griff</translation>
    </message>
    <message>
        <source>Grip strength (pull) × friction × radius of the bar, as the hand's friction can hold it</source>
        <translation>Griffkraft (Zug) × Reibung × Radius der Stange, wie die Reibung der Hand es halten kann</translation>
    </message>
    <message>
        <source>Grips and feet carry no more than they can (N, N m)</source>
        <translation>Griffe und Füße tragen nicht mehr, als sie können (N, N m)</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Ground forces</source>
        <translation>Bodenkräfte</translation>
    </message>
    <message>
        <source>Ground forces (*.mot *.sto)</source>
        <translation>Bodenkräfte (*.mot *.sto)</translation>
    </message>
    <message>
        <source>Ground forces that were recorded with it, in a file of their own</source>
        <translation>Dazu aufgenommene Bodenkräfte in einer eigenen Datei</translation>
    </message>
    <message>
        <source>Ground forces…</source>
        <translation>Bodenkräfte…</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Growth of the weight of joints by the centres</source>
        <translation>Wachstum des Gewichts der Gelenke nach den Schwerpunkten</translation>
    </message>
    <message>
        <source>Growth of the weight of joints by turning</source>
        <translation>Wachstum des Gewichts der Gelenke nach der Drehung</translation>
    </message>
    <message>
        <source>Growth of the weight of joints that close by the centres</source>
        <translation>Wachstum des Gewichts schließender Gelenke nach den Schwerpunkten</translation>
    </message>
    <message>
        <source>Growth of the weight of joints that close by turning</source>
        <translation>Wachstum des Gewichts schließender Gelenke nach der Drehung</translation>
    </message>
    <message>
        <source>Growth of the weight of momentum by the centres</source>
        <translation>Wachstum des Gewichts des Impulses nach den Schwerpunkten</translation>
    </message>
    <message>
        <source>Growth of the weight of momentum by turning</source>
        <translation>Wachstum des Gewichts des Impulses nach der Drehung</translation>
    </message>
    <message>
        <source>growth of the weight of the centre of mass of all</source>
        <translation>Wachstum des Gewichts des gemeinsamen Schwerpunkts</translation>
    </message>
    <message>
        <source>Growths</source>
        <translation>Erhöhungen</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Halb</translation>
    </message>
    <message>
        <source>half of them below %1 % of strength</source>
        <translation>die Hälfte unter %1 % der Kraft</translation>
    </message>
    <message>
        <source>Half squared jerk</source>
        <translation>Halber quadrierter Ruck</translation>
    </message>
    <message>
        <source>Half the integral of the sum of squared jerk (Hogan)</source>
        <translation>Halbes Integral der Summe des quadrierten Rucks (Hogan)</translation>
    </message>
    <message>
        <source>hamstrings, long heads</source>
        <translation>Ischiokrurale Muskeln, lange Köpfe</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Hand down</source>
        <translation>Hand tief</translation>
    </message>
    <message>
        <source>Hand force before</source>
        <translation>Handkraft zuvor</translation>
    </message>
    <message>
        <source>Hand height</source>
        <translation>Handhöhe</translation>
    </message>
    <message>
        <source>hand height</source>
        <translation>Handhöhe</translation>
    </message>
    <message>
        <source>Hand over hand with a box on the back, and stop it</source>
        <translation>Hand über Hand mit einem Kasten auf dem Rücken, und ihn anhalten</translation>
    </message>
    <message>
        <source>Hand over hand, and stop it</source>
        <translation>Hand über Hand, und anhalten</translation>
    </message>
    <message>
        <source>Hand over hand, legs free</source>
        <translation>Hand über Hand, Beine frei</translation>
    </message>
    <message>
        <source>hand strength</source>
        <translation>Kraft der Hand</translation>
    </message>
    <message>
        <source>Hand up</source>
        <translation>Hand hoch</translation>
    </message>
    <message>
        <source>Hand width</source>
        <translation>Handabstand</translation>
    </message>
    <message>
        <source>hand width</source>
        <translation>Handabstand</translation>
    </message>
    <message>
        <source>Hand, from its usual axes</source>
        <translation>Hand, von ihren üblichen Achsen aus</translation>
    </message>
    <message>
        <source>handhold %1</source>
        <translation>Handgriff %1</translation>
    </message>
    <message>
        <source>Handhold crashed last time. What is known of it is in %1</source>
        <translation>Handhold stürzte beim letzten Mal ab. Was darüber bekannt ist, steht in %1</translation>
    </message>
    <message>
        <source>Handhold ended before this work was saved. What you leave is offered again at the next start.</source>
        <translation>Handhold endete, bevor diese Arbeit gespeichert war. Was hier liegen bleibt, wird beim nächsten Start wieder angeboten.</translation>
    </message>
    <message>
        <source>Handhold: left or middle turns, right shifts</source>
        <translation>Handhold: links oder Mitte dreht, rechts verschiebt</translation>
    </message>
    <message>
        <source>handle</source>
        <translation>Griff</translation>
    </message>
    <message>
        <source>Handle along</source>
        <translation>Griff entlang</translation>
    </message>
    <message>
        <source>  handrail</source>
        <translation>  Handlauf</translation>
    </message>
    <message>
        <source>Handrail</source>
        <translation>Handlauf</translation>
    </message>
    <message>
        <source>handrail</source>
        <translation>Handlauf</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Hands %1 apart take the arms to the ends of their joints</source>
        <translation>Hände im Abstand von %1 bringen die Arme an die Enden ihrer Gelenke</translation>
    </message>
    <message>
        <source>hands %1 m apart are what reaches along the rail</source>
        <translation>Hände %1 m auseinander sind, was entlang des Handlaufs reicht</translation>
    </message>
    <message>
        <source>Hands %1 m apart take the arms to the ends of their joints</source>
        <translation>Hände im Abstand von %1 m bringen die Arme an die Enden ihrer Gelenke</translation>
    </message>
    <message>
        <source>hands exert forces; others take what comes</source>
        <translation>Hände üben Kräfte aus; anderes nimmt, was kommt</translation>
    </message>
    <message>
        <source>Hands push on the armrests and lift the seat off, then the trunk leans over the feet and the legs lift the body.</source>
        <translation>Die Hände stützen sich auf die Armlehnen und heben das Gesäß ab, dann neigt sich der Rumpf über die Füße und die Beine heben den Körper.</translation>
    </message>
    <message>
        <source>hands tire by the bars that they grip and the loads that they carry, not by what a flat hand pushes</source>
        <translation>Hände ermüden durch Stangen, die sie greifen, und Lasten, die sie tragen, nicht durch das, was eine flache Hand drückt</translation>
    </message>
    <message>
        <source>hands touch with up to %1 N s</source>
        <translation>Hände treffen mit bis zu %1 N s auf</translation>
    </message>
    <message>
        <source>Hanging on a bar, the hips swing forward and come back to rest.</source>
        <translation>An einer Stange hängend schwingt die Hüfte nach vorn und kommt zur Ruhe zurück.</translation>
    </message>
    <message>
        <source>Harmony, 7.2 m outside</source>
        <translation>Harmony, 7.2 m außen</translation>
    </message>
    <message>
        <source>has fewer than three frames</source>
        <translation>hat weniger als drei Bilder</translation>
    </message>
    <message>
        <source>has markers that do not keep their distances, %1</source>
        <translation>hat Marker, die ihre Abstände nicht halten, %1</translation>
    </message>
    <message>
        <source>has more than 99999 pictures</source>
        <translation>hat mehr als 99999 Bilder</translation>
    </message>
    <message>
        <source>has more triangles than can be drawn here</source>
        <translation>hat mehr Dreiecke, als hier gezeichnet werden können</translation>
    </message>
    <message>
        <source>has no frames</source>
        <translation>hat keine Bilder</translation>
    </message>
    <message>
        <source>has no length</source>
        <translation>hat keine Länge</translation>
    </message>
    <message>
        <source>has no muscles</source>
        <translation>hat keine Muskeln</translation>
    </message>
    <message>
        <source>has no name</source>
        <translation>hat keinen Namen</translation>
    </message>
    <message>
        <source>has no place or weight of your own</source>
        <translation>hat keine eigene Stelle und kein eigenes Gewicht</translation>
    </message>
    <message>
        <source>has no recording</source>
        <translation>hat keine Aufnahme</translation>
    </message>
    <message>
        <source>has no such event</source>
        <translation>hat kein solches Ereignis</translation>
    </message>
    <message>
        <source>has no torques yet</source>
        <translation>hat noch keine Drehmomente</translation>
    </message>
    <message>
        <source>has times that do not grow</source>
        <translation>hat Zeiten, die nicht wachsen</translation>
    </message>
    <message>
        <source>Hatch</source>
        <translation>Luke</translation>
    </message>
    <message>
        <source>hatch</source>
        <translation>Luke</translation>
    </message>
    <message>
        <source>have no mass</source>
        <translation>haben keine Masse</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Head and trunk upright, eyes on what the hands do</source>
        <translation>Kopf und Rumpf aufrecht, Blick auf das, was die Hände tun</translation>
    </message>
    <message>
        <source>head flexion</source>
        <translation>Kopfbeugung</translation>
    </message>
    <message>
        <source>head lateral</source>
        <translation>Seitneigung des Kopfes</translation>
    </message>
    <message>
        <source>head top</source>
        <translation>Scheitel</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Dateikopf</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Headings</source>
        <translation>Überschriften</translation>
    </message>
    <message>
        <source>Heel</source>
        <translation>Ferse</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>height of the hands</source>
        <translation>Höhe der Hände</translation>
    </message>
    <message>
        <source>Height without shoes, on Earth</source>
        <translation>Höhe ohne Schuhe, auf der Erde</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Gehalten</translation>
    </message>
    <message>
        <source>Held for</source>
        <translation>Gehalten für</translation>
    </message>
    <message>
        <source>held load</source>
        <translation>gehaltene Last</translation>
    </message>
    <message>
        <source>held over a minute</source>
        <translation>über eine Minute gehalten</translation>
    </message>
    <message>
        <source>held posture</source>
        <translation>gehaltene Haltung</translation>
    </message>
    <message>
        <source>held thing</source>
        <translation>Gehaltenes</translation>
    </message>
    <message>
        <source>helps most</source>
        <translation>hilft am meisten</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Hide in the view</source>
        <translation>In der Ansicht ausblenden</translation>
    </message>
    <message>
        <source>Hide or show all panels</source>
        <translation>Alle Felder aus- oder einblenden</translation>
    </message>
    <message>
        <source>Hide reach</source>
        <translation>Reichweite ausblenden</translation>
    </message>
    <message>
        <source>Hide the reach</source>
        <translation>Reichweite ausblenden</translation>
    </message>
    <message>
        <source>high risk, action needed soon</source>
        <translation>hohes Risiko, Maßnahme bald nötig</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Höchste</translation>
    </message>
    <message>
        <source>Hinge</source>
        <translation>Scharnier</translation>
    </message>
    <message>
        <source>hinge angle</source>
        <translation>Scharnierwinkel</translation>
    </message>
    <message>
        <source>hinge damping</source>
        <translation>Scharnierdämpfung</translation>
    </message>
    <message>
        <source>hinge friction</source>
        <translation>Scharnierreibung</translation>
    </message>
    <message>
        <source>hinge inertia</source>
        <translation>Scharnierträgheit</translation>
    </message>
    <message>
        <source>hinge resistance</source>
        <translation>Scharnierwiderstand</translation>
    </message>
    <message>
        <source>Hip</source>
        <translation>Hüfte</translation>
    </message>
    <message>
        <source>Hip abduction</source>
        <translation>Hüftabduktion</translation>
    </message>
    <message>
        <source>hip abductors</source>
        <translation>Hüftabduktoren</translation>
    </message>
    <message>
        <source>hip adductors</source>
        <translation>Hüftadduktoren</translation>
    </message>
    <message>
        <source>hip centre</source>
        <translation>Hüftmitte</translation>
    </message>
    <message>
        <source>hip extensors</source>
        <translation>Hüftstrecker</translation>
    </message>
    <message>
        <source>Hip flexion</source>
        <translation>Hüftbeugung</translation>
    </message>
    <message>
        <source>hip flexors</source>
        <translation>Hüftbeuger</translation>
    </message>
    <message>
        <source>Hip rotation</source>
        <translation>Hüftrotation</translation>
    </message>
    <message>
        <source>hip target</source>
        <translation>Hüftziel</translation>
    </message>
    <message>
        <source>Hips</source>
        <translation>Hüfte</translation>
    </message>
    <message>
        <source>hips</source>
        <translation>Hüfte</translation>
    </message>
    <message>
        <source>Hips and knees at a right angle</source>
        <translation>Hüfte und Knie im rechten Winkel</translation>
    </message>
    <message>
        <source>Hips and knees deeply bent</source>
        <translation>Hüfte und Knie tief gebeugt</translation>
    </message>
    <message>
        <source>hips back</source>
        <translation>Hüfte zurück</translation>
    </message>
    <message>
        <source>hips forward</source>
        <translation>Hüfte vor</translation>
    </message>
    <message>
        <source>Hips should come here</source>
        <translation>Hüfte soll hierher</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halt</translation>
    </message>
    <message>
        <source>Hold %1</source>
        <translation>%1 halten</translation>
    </message>
    <message>
        <source>Hold a lamp out over a ledge</source>
        <translation>Eine Lampe über eine Kante halten</translation>
    </message>
    <message>
        <source>Hold a tool at a workstation</source>
        <translation>Ein Werkzeug am Arbeitsplatz halten</translation>
    </message>
    <message>
        <source>Hold a tool in a foot restraint</source>
        <translation>Werkzeug halten im Fußhalt</translation>
    </message>
    <message>
        <source>Hold all the time</source>
        <translation>Die ganze Zeit halten</translation>
    </message>
    <message>
        <source>Hold at a workstation</source>
        <translation>An einem Arbeitsplatz halten</translation>
    </message>
    <message>
        <source>Hold from %1 s</source>
        <translation>Ab %1 s halten</translation>
    </message>
    <message>
        <source>hold further from the hinge, or lower its friction or damping</source>
        <translation>weiter vom Scharnier halten, oder dessen Reibung oder Dämpfung verringern</translation>
    </message>
    <message>
        <source>Hold here</source>
        <translation>Hier halten</translation>
    </message>
    <message>
        <source>hold no joint</source>
        <translation>enthalten kein Gelenk</translation>
    </message>
    <message>
        <source>hold of the %1</source>
        <translation>Halt: %1</translation>
    </message>
    <message>
        <source>hold on with a hand, or put a foot into a restraint</source>
        <translation>mit einer Hand festhalten, oder einen Fuß in einen Fußhalt stellen</translation>
    </message>
    <message>
        <source>Hold once more</source>
        <translation>Noch einmal halten</translation>
    </message>
    <message>
        <source>Hold or stand here</source>
        <translation>Hier halten oder stehen</translation>
    </message>
    <message>
        <source>hold share</source>
        <translation>Anteil des Haltens</translation>
    </message>
    <message>
        <source>Hold the posture</source>
        <translation>Haltung halten</translation>
    </message>
    <message>
        <source>Hold with %1</source>
        <translation>Halten: %1</translation>
    </message>
    <message>
        <source> holds</source>
        <translation> hält</translation>
    </message>
    <message>
        <source>Holds %1 N with %2 % of the strength of the most loaded joint</source>
        <translation>Hält %1 N mit %2 % der Kraft des am meisten belasteten Gelenks</translation>
    </message>
    <message>
        <source>holds a control character</source>
        <translation>enthält ein Steuerzeichen</translation>
    </message>
    <message>
        <source>holds all the time already</source>
        <translation>hält schon die ganze Zeit</translation>
    </message>
    <message>
        <source> holds here</source>
        <translation> hält hier</translation>
    </message>
    <message>
        <source>holds no frames</source>
        <translation>enthält keine Bilder</translation>
    </message>
    <message>
        <source>holds no motion of a body</source>
        <translation>enthält keine Bewegung eines Körpers</translation>
    </message>
    <message>
        <source>holds no postures</source>
        <translation>enthält keine Haltungen</translation>
    </message>
    <message>
        <source>holds no recorded motion of a body</source>
        <translation>enthält keine aufgenommene Bewegung eines Körpers</translation>
    </message>
    <message>
        <source>holds no result</source>
        <translation>enthält kein Ergebnis</translation>
    </message>
    <message>
        <source>holds no task</source>
        <translation>enthält keine Aufgabe</translation>
    </message>
    <message>
        <source>holds no triangle</source>
        <translation>enthält kein Dreieck</translation>
    </message>
    <message>
        <source>holds nothing</source>
        <translation>hält nichts</translation>
    </message>
    <message>
        <source>holds results of another study</source>
        <translation>enthält Ergebnisse einer anderen Studie</translation>
    </message>
    <message>
        <source>Holds still without a pull with %1 % of the strength of the most loaded joint</source>
        <translation>Hält ohne Zug still mit %1 % der Kraft des am meisten belasteten Gelenks</translation>
    </message>
    <message>
        <source>Holds without a plate</source>
        <translation>Halte ohne Platte</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Home  End</source>
        <translation>Pos1  Ende</translation>
    </message>
    <message>
        <source>Home in the view does so, too</source>
        <translation>Pos1 in der Ansicht tut es auch</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>Haken</translation>
    </message>
    <message>
        <source> horiz. </source>
        <translation> waager. </translation>
    </message>
    <message>
        <source> horizontal </source>
        <translation> waagerecht </translation>
    </message>
    <message>
        <source>horizontal distance</source>
        <translation>waagerechter Abstand</translation>
    </message>
    <message>
        <source>horizontal flexion: the arm held out to the side moves forward</source>
        <translation>horizontale Beugung: der seitlich gestreckte Arm geht nach vorn</translation>
    </message>
    <message>
        <source>how far each marker slipped since the standing trial</source>
        <translation>wie weit jeder Marker seit dem Stehversuch gerutscht ist</translation>
    </message>
    <message>
        <source>How far it turns while the contact holds</source>
        <translation>Wie weit es sich dreht, solange der Kontakt hält</translation>
    </message>
    <message>
        <source>how far the elbow swings about its axis</source>
        <translation>wie weit der Ellbogen um seine Achse schwingt</translation>
    </message>
    <message>
        <source>How far the eyes turn: a cone that is easy for them, and the outline beyond which the head must turn</source>
        <translation>Wie weit sich die Augen drehen: ein Kegel, der ihnen leichtfällt, und der Umriss, ab dem der Kopf sich drehen muss</translation>
    </message>
    <message>
        <source>how far the forearm's attitude matrix (1) is from a rotation</source>
        <translation>wie weit die Lagematrix (1) des Unterarms von einer Drehung entfernt ist</translation>
    </message>
    <message>
        <source>how far the forearm's inertia is from symmetric</source>
        <translation>wie weit der Trägheitstensor des Unterarms von der Symmetrie entfernt ist</translation>
    </message>
    <message>
        <source>how far the thing is lifted, from rest to rest</source>
        <translation>wie weit gehoben wird, von Ruhe zu Ruhe</translation>
    </message>
    <message>
        <source>how far their centres are from where the lateral markers put them</source>
        <translation>wie weit ihre Mitten von dort sind, wohin die seitlichen Marker sie setzen</translation>
    </message>
    <message>
        <source>how far W2 moves the centre of mass</source>
        <translation>wie weit W2 den Massenmittelpunkt verschiebt</translation>
    </message>
    <message>
        <source>How far within the edge of what the person stands on the weight falls, in motions the zero-moment point (−1 for 10 cm)</source>
        <translation>Wie weit innerhalb der Standfläche das Gewicht fällt, bei Bewegungen der Nullmomentpunkt (−1 für 10 cm)</translation>
    </message>
    <message>
        <source>How fast at most (m/s or rad/s); 0: no bound</source>
        <translation>Wie schnell höchstens (m/s oder rad/s); 0: ohne Schranke</translation>
    </message>
    <message>
        <source>How fast the first bar turns at the start: 25 deg/s made the document's figures, its text (8.1) prints 20</source>
        <translation>Wie schnell der erste Stab am Anfang dreht: 25 deg/s ergab die Bilder des Dokuments, sein Text (8.1) druckt 20</translation>
    </message>
    <message>
        <source>How fast torque / limit changes, squared (1/s²): less of it moves with steady effort</source>
        <translation>Wie schnell sich Drehmoment / Grenze ändert, quadriert (1/s²): weniger davon bewegt mit stetiger Anstrengung</translation>
    </message>
    <message>
        <source>How high markers or joints come above the floor</source>
        <translation>Wie hoch Marker oder Gelenke über den Boden kommen</translation>
    </message>
    <message>
        <source>How long it takes (s); at least a fifth of the motion</source>
        <translation>Wie lange sie dauert (s); mindestens ein Fünftel der Bewegung</translation>
    </message>
    <message>
        <source>How long the computer took</source>
        <translation>Wie lange der Rechner brauchte</translation>
    </message>
    <message>
        <source>How long the computer took (s)</source>
        <translation>Wie lange der Rechner brauchte (s)</translation>
    </message>
    <message>
        <source>How long the posture is kept without a break; over 60 s is static</source>
        <translation>Wie lange die Haltung ohne Pause gehalten wird; über 60 s ist statisch</translation>
    </message>
    <message>
        <source>How long the stage takes (s); what lies in it stretches along</source>
        <translation>Wie lange der Abschnitt dauert (s); was darin liegt, dehnt sich mit</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>How many are added</source>
        <translation>Wie viele hinzukommen</translation>
    </message>
    <message>
        <source>How many people</source>
        <translation>Wie viele Personen</translation>
    </message>
    <message>
        <source>How many values, both ends among them</source>
        <translation>Wie viele Werte, beide Enden darunter</translation>
    </message>
    <message>
        <source>how much error the rates of the markers had is not printed</source>
        <translation>welchen Fehler die Raten der Marker hatten, ist nicht gedruckt</translation>
    </message>
    <message>
        <source>How much of its strength the muscle adds while it runs</source>
        <translation>Welchen Teil seiner Kraft der Muskel hinzugibt, solange sie läuft</translation>
    </message>
    <message>
        <source>How much the squares of the chosen markers' errors count in the fit; 1 is usual, 0 leaves them out</source>
        <translation>Wie viel die Fehlerquadrate der gewählten Marker in der Anpassung zählen; 1 ist üblich, 0 lässt sie aus</translation>
    </message>
    <message>
        <source>How much the wish counts, when it need not hold</source>
        <translation>Wie viel der Wunsch zählt, wenn er nicht gelten muss</translation>
    </message>
    <message>
        <source>How often the cycle is done</source>
        <translation>Wie oft der Zyklus ausgeführt wird</translation>
    </message>
    <message>
        <source>How often the movement is repeated in a minute</source>
        <translation>Wie oft die Bewegung in einer Minute wiederholt wird</translation>
    </message>
    <message>
        <source>How often the weights grow (k_n)</source>
        <translation>Wie oft die Gewichte wachsen (k_n)</translation>
    </message>
    <message>
        <source>How the contact is called</source>
        <translation>Wie der Kontakt heißt</translation>
    </message>
    <message>
        <source>How the fingers lie; what the grip bears stays the same</source>
        <translation>Wie die Finger liegen; was der Griff trägt, bleibt gleich</translation>
    </message>
    <message>
        <source>How the load is called</source>
        <translation>Wie die Last heißt</translation>
    </message>
    <message>
        <source>How the prop is called</source>
        <translation>Wie der Gegenstand heißt</translation>
    </message>
    <message>
        <source>How the target is called</source>
        <translation>Wie das Ziel heißt</translation>
    </message>
    <message>
        <source>How the task is called</source>
        <translation>Wie die Aufgabe heißt</translation>
    </message>
    <message>
        <source>how they are turned follows from the joints and what they hang on</source>
        <translation>wie sie gedreht sind, folgt aus den Gelenken und dem, woran sie hängen</translation>
    </message>
    <message>
        <source>How this part of the body holds on</source>
        <translation>Wie dieser Körperteil hält</translation>
    </message>
    <message>
        <source>How well the hands hold what they hold (REBA, NIOSH)</source>
        <translation>Wie gut die Hände halten, was sie halten (REBA, NIOSH)</translation>
    </message>
    <message>
        <source>Humerus</source>
        <translation>Oberarm</translation>
    </message>
    <message>
        <source>Humerus rotation</source>
        <translation>Oberarmrotation</translation>
    </message>
    <message>
        <source>iliacus</source>
        <translation>Iliacus</translation>
    </message>
    <message>
        <source>iliocostalis, lumbar</source>
        <translation>Iliocostalis, lumbal</translation>
    </message>
    <message>
        <source>iliocostalis, thoracic</source>
        <translation>Iliocostalis, thorakal</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>import it again</source>
        <translation>neu importieren</translation>
    </message>
    <message>
        <source>Import markers</source>
        <translation>Nur Marker</translation>
    </message>
    <message>
        <source>import or cancel that first</source>
        <translation>zuerst importieren oder abbrechen</translation>
    </message>
    <message>
        <source>import the recording again</source>
        <translation>die Aufnahme neu importieren</translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation>Unmöglich</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>unmöglich</translation>
    </message>
    <message>
        <source>in</source>
        <translation>in</translation>
    </message>
    <message>
        <source>in %1 of %2 frames, first at %3 s</source>
        <translation>in %1 von %2 Bildern, zuerst bei %3 s</translation>
    </message>
    <message>
        <source>in %1 of the steps from frame to frame they are faster than 30 m/s, as nobody is</source>
        <translation>in %1 der Schritte von Bild zu Bild sind sie schneller als 30 m/s, wie niemand ist</translation>
    </message>
    <message>
        <source> in %1 steps</source>
        <translation> in %1 Schritten</translation>
    </message>
    <message>
        <source>in a frame they span %1, which is no person's size</source>
        <translation>in einem Bild spannen sie %1, was keines Menschen Größe ist</translation>
    </message>
    <message>
        <source>In a window of its own, until that is closed</source>
        <translation>In ein eigenes Fenster, bis es geschlossen wird</translation>
    </message>
    <message>
        <source>In air</source>
        <translation>An der Luft</translation>
    </message>
    <message>
        <source>In and out are set in the time line with I and O</source>
        <translation>Anfang und Ende werden in der Zeitleiste mit I und O gesetzt</translation>
    </message>
    <message>
        <source> in degrees</source>
        <translation> in Grad</translation>
    </message>
    <message>
        <source>In each one hand goes from bar to bar</source>
        <translation>In jeder geht eine Hand von Sprosse zu Sprosse</translation>
    </message>
    <message>
        <source>In foot restraints, weightless, the right hand goes to a rail in two seconds. Its twin, Reach for a rail, in a pool, asks the same in water: handhold compare tells how far training is from flight.</source>
        <translation>Im Fußhalt, schwerelos, geht die rechte Hand in zwei Sekunden zu einem Handlauf. Der Zwilling im Becken verlangt dasselbe im Wasser: handhold compare sagt, wie weit das Üben vom Flug entfernt ist.</translation>
    </message>
    <message>
        <source>In J1 and J2</source>
        <translation>In J1 und J2</translation>
    </message>
    <message>
        <source>In place, along the world's x</source>
        <translation>Im Raum, entlang x</translation>
    </message>
    <message>
        <source>In place, along the world's z</source>
        <translation>Im Raum, entlang z</translation>
    </message>
    <message>
        <source>In the body's axes: left, up, forward</source>
        <translation>In Achsen des Körpers: links, oben, vorn</translation>
    </message>
    <message>
        <source>In the curves of all markers, as read and after filling</source>
        <translation>In den Kurven aller Marker, wie gelesen und nach dem Füllen</translation>
    </message>
    <message>
        <source>In the inspector</source>
        <translation>In den Eigenschaften zeigen</translation>
    </message>
    <message>
        <source>In the restraint</source>
        <translation>Im Fußhalt</translation>
    </message>
    <message>
        <source>In the same direction, within all laws</source>
        <translation>In derselben Richtung, unter allen Nebenbedingungen</translation>
    </message>
    <message>
        <source>In the unit behind it; others are taken, too</source>
        <translation>In der Einheit dahinter; andere werden auch genommen</translation>
    </message>
    <message>
        <source>In time, beside the others</source>
        <translation>In der Zeit, neben den anderen</translation>
    </message>
    <message>
        <source>In water</source>
        <translation>Im Wasser</translation>
    </message>
    <message>
        <source>In which axes the force is told: those of the site turn with the body</source>
        <translation>In welchen Achsen die Kraft angegeben ist: die des Körperpunkts drehen mit dem Körper</translation>
    </message>
    <message>
        <source>In which line; 0: the next after the headings</source>
        <translation>In welcher Zeile; 0: die nächste nach den Überschriften</translation>
    </message>
    <message>
        <source>In which line; 0: there are none</source>
        <translation>In welcher Zeile; 0: es gibt keine</translation>
    </message>
    <message>
        <source>In which the file counts lengths; most formats do not say</source>
        <translation>Worin die Datei Längen zählt; die meisten Formate sagen es nicht</translation>
    </message>
    <message>
        <source>In which the numbers of the chosen columns are</source>
        <translation>In welcher Einheit die Zahlen der gewählten Spalten sind</translation>
    </message>
    <message>
        <source>In world</source>
        <translation>Im Raum</translation>
    </message>
    <message>
        <source>In world, along %1</source>
        <translation>Im Raum, entlang %1</translation>
    </message>
    <message>
        <source>In world, at the posture shown</source>
        <translation>Im Raum, in der gezeigten Haltung</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>Inertia</source>
        <translation>Trägheit</translation>
    </message>
    <message>
        <source>Inertial sensors</source>
        <translation>Inertialsensoren</translation>
    </message>
    <message>
        <source>inertial sensors: greatest error of a segment's place, %1</source>
        <translation>Inertialsensoren: größter Fehler des Orts eines Segments, %1</translation>
    </message>
    <message>
        <source>inertial sensors: greatest joint gap, %1</source>
        <translation>Inertialsensoren: größte Gelenklücke, %1</translation>
    </message>
    <message>
        <source>infraspinatus, lower</source>
        <translation>Infraspinatus, unten</translation>
    </message>
    <message>
        <source>infraspinatus, upper</source>
        <translation>Infraspinatus, oben</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>innen</translation>
    </message>
    <message>
        <source>inside %1</source>
        <translation>innerhalb von %1</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>install libegl1 and libgl1-mesa-dri (Mesa's software renderer will do)</source>
        <translation>libegl1 und libgl1-mesa-dri installieren (Mesas Software-Renderer genügt)</translation>
    </message>
    <message>
        <source>install the package ffmpeg, or name a folder for numbered pictures</source>
        <translation>Paket ffmpeg installieren oder einen Ordner für nummerierte Bilder nennen</translation>
    </message>
    <message>
        <source>install the program again</source>
        <translation>das Programm neu installieren</translation>
    </message>
    <message>
        <source>install the program's resources again</source>
        <translation>die Ressourcen des Programms neu installieren</translation>
    </message>
    <message>
        <source>Instants</source>
        <translation>Zeitpunkte</translation>
    </message>
    <message>
        <source>Instants (s)</source>
        <translation>Zeitpunkte (s)</translation>
    </message>
    <message>
        <source>Integral of joint power, negative power counts a third</source>
        <translation>Integral der Gelenkleistung, negative Leistung zählt ein Drittel</translation>
    </message>
    <message>
        <source>Integral of the sum of |torque|, a third where it opposes the rate (001 section 7)</source>
        <translation>Integral der Summe von |Drehmoment|, ein Drittel, wo es der Geschwindigkeit entgegenwirkt (001 Abschnitt 7)</translation>
    </message>
    <message>
        <source>integration alone</source>
        <translation>Integration allein</translation>
    </message>
    <message>
        <source>Interface size</source>
        <translation>Größe der Oberfläche</translation>
    </message>
    <message>
        <source>Interface size and language take effect at the next start. Files keep metres, newtons and radians, whatever is chosen here.</source>
        <translation>Größe der Oberfläche und Sprache gelten ab dem nächsten Start. In Dateien stehen immer Meter, Newton und Radiant, gleich was hier gewählt ist.</translation>
    </message>
    <message>
        <source>internal oblique, front</source>
        <translation>Obliquus internus, vorn</translation>
    </message>
    <message>
        <source>internal oblique, side</source>
        <translation>Obliquus internus, seitlich</translation>
    </message>
    <message>
        <source>internal rotation: the toes move inward</source>
        <translation>Innenrotation: die Zehen gehen nach innen</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>Into a folder: summary.json and each figure as CSV and SVG, as the command writes them</source>
        <translation>In einen Ordner: summary.json und jedes Bild als CSV und SVG, wie der Befehl sie schreibt</translation>
    </message>
    <message>
        <source>inversion: the sole turns inward</source>
        <translation>Inversion: die Sohle dreht nach innen</translation>
    </message>
    <message>
        <source>investigate</source>
        <translation>untersuchen</translation>
    </message>
    <message>
        <source>investigate and change at once</source>
        <translation>untersuchen und sofort ändern</translation>
    </message>
    <message>
        <source>investigate and change soon</source>
        <translation>untersuchen und bald ändern</translation>
    </message>
    <message>
        <source>investigate, changes may be needed</source>
        <translation>untersuchen, Änderungen können nötig sein</translation>
    </message>
    <message>
        <source>Ipopt as well</source>
        <translation>Auch Ipopt</translation>
    </message>
    <message>
        <source>Ipopt does not know one of its options</source>
        <translation>Ipopt kennt eine seiner Optionen nicht</translation>
    </message>
    <message>
        <source>Ipopt failed inside</source>
        <translation>Ipopt ist innen gescheitert</translation>
    </message>
    <message>
        <source>Ipopt failed with an exception</source>
        <translation>Ipopt scheiterte mit einer Ausnahme</translation>
    </message>
    <message>
        <source>Ipopt found</source>
        <translation>Ipopt fand</translation>
    </message>
    <message>
        <source>Ipopt returned a code that is not documented</source>
        <translation>Ipopt gab eine Kennzahl zurück, die nirgends beschrieben ist</translation>
    </message>
    <message>
        <source>is %1</source>
        <translation>ist %1</translation>
    </message>
    <message>
        <source>is %1 across, and no hand holds on to more than %2</source>
        <translation>ist %1 dick, und keine Hand umfasst mehr als %2</translation>
    </message>
    <message>
        <source>is a file</source>
        <translation>ist eine Datei</translation>
    </message>
    <message>
        <source>is a folder</source>
        <translation>ist ein Ordner</translation>
    </message>
    <message>
        <source>is a folder that holds files</source>
        <translation>ist ein Ordner mit Dateien</translation>
    </message>
    <message>
        <source>is a result's own</source>
        <translation>gehört einem Ergebnis allein</translation>
    </message>
    <message>
        <source>is about a thing that the task has no longer</source>
        <translation>betrifft etwas, das die Aufgabe nicht mehr hat</translation>
    </message>
    <message>
        <source>is above the duration</source>
        <translation>liegt über der Dauer</translation>
    </message>
    <message>
        <source>is below the duration</source>
        <translation>liegt unter der Dauer</translation>
    </message>
    <message>
        <source>is damaged, or larger than can be read here: it asks for more memory than there is for it</source>
        <translation>ist beschädigt, oder zu groß, um hier gelesen zu werden: sie verlangt mehr Speicher, als da ist</translation>
    </message>
    <message>
        <source>is damaged, or of another format than its name says</source>
        <translation>ist beschädigt, oder hat ein anderes Format, als ihr Name sagt</translation>
    </message>
    <message>
        <source>is damaged: a corner is at no finite place</source>
        <translation>ist beschädigt: eine Ecke hat keinen endlichen Ort</translation>
    </message>
    <message>
        <source>is damaged: a face names a corner that is not there</source>
        <translation>ist beschädigt: eine Fläche nennt eine Ecke, die es nicht gibt</translation>
    </message>
    <message>
        <source>is damaged: it tells of more corners or faces than it has bytes</source>
        <translation>ist beschädigt: nennt mehr Ecken oder Flächen, als sie Bytes hat</translation>
    </message>
    <message>
        <source>is damaged: its reader broke down on it</source>
        <translation>ist beschädigt: sein Leser brach daran ab</translation>
    </message>
    <message>
        <source>is damaged: its reader gave up</source>
        <translation>ist beschädigt: sein Leser gab auf</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source> is free</source>
        <translation> ist frei</translation>
    </message>
    <message>
        <source>is larger than %1 MB</source>
        <translation>ist größer als %1 MB</translation>
    </message>
    <message>
        <source>is larger than 256 MB</source>
        <translation>ist größer als 256 MB</translation>
    </message>
    <message>
        <source>is left out: it lies outside the task's folder</source>
        <translation>ist ausgelassen: liegt außerhalb des Ordners der Aufgabe</translation>
    </message>
    <message>
        <source>is less than the shortest</source>
        <translation>ist kleiner als die kürzeste</translation>
    </message>
    <message>
        <source>is no hand</source>
        <translation>ist keine Hand</translation>
    </message>
    <message>
        <source>is no joint of the body</source>
        <translation>ist kein Gelenk des Körpers</translation>
    </message>
    <message>
        <source>is no person that comes with the program</source>
        <translation>ist keine mitgelieferte Person</translation>
    </message>
    <message>
        <source>is no posture of this person</source>
        <translation>ist keine Haltung dieser Person</translation>
    </message>
    <message>
        <source>is no recording that is known here</source>
        <translation>ist keine hier bekannte Aufnahme</translation>
    </message>
    <message>
        <source>is no regular file</source>
        <translation>ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>is no text but binary, as pictures are</source>
        <translation>ist kein Text, sondern binär, wie Bilder es sind</translation>
    </message>
    <message>
        <source>is not a field here</source>
        <translation>ist hier kein Feld</translation>
    </message>
    <message>
        <source>is not a number</source>
        <translation>ist keine Zahl</translation>
    </message>
    <message>
        <source>is not a recovery file</source>
        <translation>ist keine Wiederherstellungsdatei</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>is not about the task</source>
        <translation>betrifft nicht die Aufgabe</translation>
    </message>
    <message>
        <source>is not between 0.01 and 240 pictures per second</source>
        <translation>liegt nicht zwischen 0.01 und 240 Bildern je Sekunde</translation>
    </message>
    <message>
        <source>is not between 16 and 8192 pixels a side</source>
        <translation>liegt nicht zwischen 16 und 8192 Pixeln je Seite</translation>
    </message>
    <message>
        <source>is not finite</source>
        <translation>ist nicht endlich</translation>
    </message>
    <message>
        <source>is not found</source>
        <translation>ist nicht zu finden</translation>
    </message>
    <message>
        <source>is not kept any more</source>
        <translation>gibt es nicht mehr</translation>
    </message>
    <message>
        <source>is not shown</source>
        <translation>wird nicht gezeigt</translation>
    </message>
    <message>
        <source>is odd, and MP4 wants even sides</source>
        <translation>ist ungerade, und MP4 braucht gerade Seiten</translation>
    </message>
    <message>
        <source>is of a body with other joints</source>
        <translation>gehört zu einem Körper mit anderen Gelenken</translation>
    </message>
    <message>
        <source>is of no format that is read here (obj, stl, ply, dae, gltf, glb)</source>
        <translation>hat kein hier lesbares Format (obj, stl, ply, dae, gltf, glb)</translation>
    </message>
    <message>
        <source>is sheared by</source>
        <translation>wird geschert mit</translation>
    </message>
    <message>
        <source>is shorter than a motion can be predicted for</source>
        <translation>ist kürzer, als eine Bewegung vorhergesagt werden kann</translation>
    </message>
    <message>
        <source>is taken by another result</source>
        <translation>gehört schon einem anderen Ergebnis</translation>
    </message>
    <message>
        <source>is the task that is open</source>
        <translation>ist die geöffnete Aufgabe</translation>
    </message>
    <message>
        <source>is up to %1 from where the others of the %2 have it, %3</source>
        <translation>ist bis zu %1 von dort entfernt, wo ihn die anderen (%2) haben, %3</translation>
    </message>
    <message>
        <source>is used twice</source>
        <translation>ist zweimal vergeben</translation>
    </message>
    <message>
        <source>is zero</source>
        <translation>ist null</translation>
    </message>
    <message>
        <source>is zero and points nowhere</source>
        <translation>ist null und zeigt nirgendwohin</translation>
    </message>
    <message>
        <source>ISO 14122-4 (verify)</source>
        <translation>ISO 14122-4 (prüfen)</translation>
    </message>
    <message>
        <source>isometric strength of young adults</source>
        <translation>isometrische Kraft junger Erwachsener</translation>
    </message>
    <message>
        <source>It %1 %2 from the recording, and at most %3 (%4)</source>
        <translation>%1 %2 von der Aufnahme, höchstens %3 (%4)</translation>
    </message>
    <message>
        <source>it bears a load</source>
        <translation>sie trägt eine Last</translation>
    </message>
    <message>
        <source>it bears a load and no foot is on it</source>
        <translation>sie trägt eine Last, und kein Fuß steht darauf</translation>
    </message>
    <message>
        <source>it bears nothing</source>
        <translation>sie trägt nichts</translation>
    </message>
    <message>
        <source>It bore nothing</source>
        <translation>Er trug nichts</translation>
    </message>
    <message>
        <source>it has neither heel nor ball of the foot</source>
        <translation>es hat weder Ferse noch Fußballen</translation>
    </message>
    <message>
        <source>It has no room for %1</source>
        <translation>Sie hat keinen Platz für %1</translation>
    </message>
    <message>
        <source>it holds on to something there</source>
        <translation>sie hält dort etwas</translation>
    </message>
    <message>
        <source>It holds the centres of the joints as markers</source>
        <translation>Sie enthält die Gelenkmitten als Marker</translation>
    </message>
    <message>
        <source>it is left out</source>
        <translation>es bleibt weg</translation>
    </message>
    <message>
        <source>it is made for people who stand or sit under gravity, and nothing weighs or all floats here</source>
        <translation>sie gilt für Menschen, die unter Schwerkraft stehen oder sitzen, und hier wiegt nichts oder alles schwebt</translation>
    </message>
    <message>
        <source>it is printed as v q*; it is q v q*, which is a vector</source>
        <translation>gedruckt ist v q*; es ist q v q*, ein Vektor</translation>
    </message>
    <message>
        <source>It is running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>it keeps clear of a floor %1 m lower</source>
        <translation>von einem Boden, der %1 m tiefer liegt, bleibt der Körper frei</translation>
    </message>
    <message>
        <source>it may sit on another segment</source>
        <translation>er sitzt vielleicht auf einem anderen Segment</translation>
    </message>
    <message>
        <source>It moves with the others again</source>
        <translation>Bewegt sich wieder mit den anderen</translation>
    </message>
    <message>
        <source>it must be a positive number</source>
        <translation>es muss eine positive Zahl sein</translation>
    </message>
    <message>
        <source>it stands on something there</source>
        <translation>er steht dort auf etwas</translation>
    </message>
    <message>
        <source>it stays at ease</source>
        <translation>es bleibt entspannt</translation>
    </message>
    <message>
        <source>it stays where the soles are on the floor at the beginning</source>
        <translation>er bleibt dort, wo die Sohlen am Anfang auf dem Boden sind</translation>
    </message>
    <message>
        <source>it turns as R I R^T, not as R I</source>
        <translation>er dreht sich als R I R^T, nicht als R I</translation>
    </message>
    <message>
        <source>It was not seen in enough frames in a row</source>
        <translation>Er wurde nicht in genug Bildern hintereinander gesehen</translation>
    </message>
    <message>
        <source>Iteration %1</source>
        <translation>Iteration %1</translation>
    </message>
    <message>
        <source>iteration steps</source>
        <translation>Iterationsschritte</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>its acceleration</source>
        <translation>seine Beschleunigung</translation>
    </message>
    <message>
        <source>its analog channels are not in the file</source>
        <translation>ihre analogen Kanäle sind nicht in der Datei</translation>
    </message>
    <message>
        <source>its calibration matrix is not told</source>
        <translation>ihre Kalibriermatrix ist nicht angegeben</translation>
    </message>
    <message>
        <source>its corners span no area</source>
        <translation>ihre Ecken spannen keine Fläche auf</translation>
    </message>
    <message>
        <source>its first term is (q_s^2 - q_v.q_v) E, not |q|^2 E</source>
        <translation>ihr erster Term ist (q_s^2 - q_v.q_v) E, nicht |q|^2 E</translation>
    </message>
    <message>
        <source>its place is told for a body of %1</source>
        <translation>der Ort ist angegeben für einen Körper von %1</translation>
    </message>
    <message>
        <source>Joint torques</source>
        <translation>Gelenkdrehmomente</translation>
    </message>
    <message>
        <source>Joint angles</source>
        <translation>Gelenkwinkel</translation>
    </message>
    <message>
        <source>its weight is 0</source>
        <translation>sein Gewicht ist 0</translation>
    </message>
    <message>
        <source>joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>lamp</source>
        <translation>Lampe</translation>
    </message>
    <message>
        <source>Keep this quantity in sight</source>
        <translation>Diese Größe im Blick behalten</translation>
    </message>
    <message>
        <source>Keep this quantity in sight below others, under the same time and cursor, with the channels that are chosen</source>
        <translation>Diese Größe unter anderen im Blick behalten, mit derselben Zeit und demselben Zeiger und den Kanälen, die gewählt sind</translation>
    </message>
    <message>
        <source>Keep this quantity in sight no longer</source>
        <translation>Diese Größe nicht mehr im Blick behalten</translation>
    </message>
    <message>
        <source>Keep the set with these places and weights beside the program's settings: recordings with such labels are known from then on, on the command line by the same name</source>
        <translation>Den Satz mit diesen Stellen und Gewichten neben den Einstellungen des Programms behalten: Aufnahmen mit solchen Bezeichnungen sind von da an bekannt, auf der Befehlszeile unter demselben Namen</translation>
    </message>
    <message>
        <source>Laws that are off</source>
        <translation>Nebenbedingungen, die aus sind</translation>
    </message>
    <message>
        <source>ledge</source>
        <translation>Absatz</translation>
    </message>
    <message>
        <source>left: %1</source>
        <translation>übrig: %1</translation>
    </message>
    <message>
        <source>Length of the whole module outside, end cones and rings with it, as public pages tell: the room between the hatches is shorter (six racks in a row, as in Destiny, take about 6.4 m). Width and height stay</source>
        <translation>Länge des ganzen Moduls außen, mit Endkegeln und Ringen, wie öffentliche Seiten sie nennen: der Raum zwischen den Luken ist kürzer (sechs Schränke in einer Reihe, wie in Destiny, brauchen etwa 6.4 m). Breite und Höhe bleiben</translation>
    </message>
    <message>
        <source>its limits are of hardware in weightless flight</source>
        <translation>ihre Grenzen gelten für Ausrüstung im schwerelosen Flug</translation>
    </message>
    <message>
        <source>its origin lies above its surface</source>
        <translation>ihr Ursprung liegt über ihrer Oberfläche</translation>
    </message>
    <message>
        <source>its part of the segment's length from the proximal end</source>
        <translation>sein Teil der Segmentlänge vom körpernahen Ende</translation>
    </message>
    <message>
        <source>its rate</source>
        <translation>seine Rate</translation>
    </message>
    <message>
        <source>Its standard deviation</source>
        <translation>Seine Standardabweichung</translation>
    </message>
    <message>
        <source>its velocity</source>
        <translation>seine Geschwindigkeit</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>sich selbst</translation>
    </message>
    <message>
        <source>Jerk</source>
        <translation>Ruck</translation>
    </message>
    <message>
        <source>join it to one</source>
        <translation>mit einem verbinden</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>Joint angle</source>
        <translation>Gelenkwinkel</translation>
    </message>
    <message>
        <source>joint angles</source>
        <translation>Gelenkwinkel</translation>
    </message>
    <message>
        <source>Joint contact force</source>
        <translation>Gelenkkontaktkraft</translation>
    </message>
    <message>
        <source>Joint contact moment (N m)</source>
        <translation>Moment im Gelenkkontakt (N m)</translation>
    </message>
    <message>
        <source>joint gap 1 (m)</source>
        <translation>Gelenklücke 1 (m)</translation>
    </message>
    <message>
        <source>joint gap 2 (m)</source>
        <translation>Gelenklücke 2 (m)</translation>
    </message>
    <message>
        <source>joint limit</source>
        <translation>Gelenkgrenze</translation>
    </message>
    <message>
        <source>Joint limits</source>
        <translation>Gelenkgrenzen</translation>
    </message>
    <message>
        <source>joint limits</source>
        <translation>Gelenkgrenzen</translation>
    </message>
    <message>
        <source>Joint load</source>
        <translation>Gelenkauslastung</translation>
    </message>
    <message>
        <source>Joint loads</source>
        <translation>Gelenkauslastung</translation>
    </message>
    <message>
        <source>Joint power (W)</source>
        <translation>Gelenkleistung (W)</translation>
    </message>
    <message>
        <source>Joint space</source>
        <translation>Gelenkraum</translation>
    </message>
    <message>
        <source>Joint speed</source>
        <translation>Gelenkgeschwindigkeit</translation>
    </message>
    <message>
        <source>joint speed</source>
        <translation>Gelenkgeschwindigkeit</translation>
    </message>
    <message>
        <source>Joint that is relieved</source>
        <translation>Gelenk, das entlastet wird</translation>
    </message>
    <message>
        <source>Joint torque</source>
        <translation>Gelenkmoment</translation>
    </message>
    <message>
        <source>joint torque</source>
        <translation>Gelenkmoment</translation>
    </message>
    <message>
        <source>Joint torque limits of the person's model, by angle and speed where they are known</source>
        <translation>Grenzen der Gelenkmomente des Modells der Person, nach Winkel und Geschwindigkeit, wo sie bekannt sind</translation>
    </message>
    <message>
        <source>Joint torque limits of the person's model, equal for all speeds and angles</source>
        <translation>Drehmomentgrenzen des Modells der Person, gleich bei allen Geschwindigkeiten und Winkeln</translation>
    </message>
    <message>
        <source>Joint power</source>
        <translation>Gelenkleistung</translation>
    </message>
    <message>
        <source>Joint velocity</source>
        <translation>Gelenkgeschwindigkeit</translation>
    </message>
    <message>
        <source>Joint work</source>
        <translation>Gelenkarbeit</translation>
    </message>
    <message>
        <source>joints from period to period</source>
        <translation>Gelenke von Periode zu Periode</translation>
    </message>
    <message>
        <source>joints of the skeleton</source>
        <translation>Gelenke des Skeletts</translation>
    </message>
    <message>
        <source>Joints that are plotted</source>
        <translation>Gezeichnete Gelenke</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>Jump of 14 segments</source>
        <translation>Sprung von 14 Segmenten</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>%1 behalten</translation>
    </message>
    <message>
        <source>Keep as a set</source>
        <translation>Als Satz behalten</translation>
    </message>
    <message>
        <source>Keep as layout %1</source>
        <translation>Als Anordnung %1 merken</translation>
    </message>
    <message>
        <source>Keep as motion</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>keep it between 0 and the duration of the motion</source>
        <translation>zwischen 0 und der Dauer der Bewegung bleiben</translation>
    </message>
    <message>
        <source>keep one of them</source>
        <translation>eines davon behalten</translation>
    </message>
    <message>
        <source>Keep simulated motion</source>
        <translation>Simulierte Bewegung behalten</translation>
    </message>
    <message>
        <source>Keep the best so far</source>
        <translation>Das bisher Beste behalten</translation>
    </message>
    <message>
        <source>Keep the best that was found so far</source>
        <translation>Das bisher Beste behalten</translation>
    </message>
    <message>
        <source>Keep the posture that was posed by hand as a result</source>
        <translation>Die von Hand eingestellte Haltung als Ergebnis behalten</translation>
    </message>
    <message>
        <source>Keep the recording among the results as it is shown, without a body</source>
        <translation>Aufnahme so, wie sie zu sehen ist, ohne Körper bei den Ergebnissen behalten</translation>
    </message>
    <message>
        <source>Keep this body under the name, for other tasks and for the command line</source>
        <translation>Diesen Körper unter dem Namen behalten, für andere Aufgaben und für die Befehlszeile</translation>
    </message>
    <message>
        <source>Keep this posture</source>
        <translation>Diese Haltung behalten</translation>
    </message>
    <message>
        <source>Keep this posture…</source>
        <translation>Diese Haltung behalten…</translation>
    </message>
    <message>
        <source>Keeps the parts that are done</source>
        <translation>Behält die fertigen Teile</translation>
    </message>
    <message>
        <source>Keeps what was found</source>
        <translation>Behält, was gefunden ist</translation>
    </message>
    <message>
        <source>kept as it was recorded</source>
        <translation>behalten, wie es aufgenommen wurde</translation>
    </message>
    <message>
        <source>kept as they are</source>
        <translation>behalten, wie sie sind</translation>
    </message>
    <message>
        <source>Kept by you</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>kept for %1 s, repeated %2 times a minute</source>
        <translation>%1 s gehalten, %2-mal je Minute wiederholt</translation>
    </message>
    <message>
        <source>kept for %1 s, repeated %2 times a minute%3</source>
        <translation>%1 s gehalten, %2-mal je Minute wiederholt%3</translation>
    </message>
    <message>
        <source>Kept results</source>
        <translation>Behaltene Ergebnisse</translation>
    </message>
    <message>
        <source>kept so</source>
        <translation>so belassen</translation>
    </message>
    <message>
        <source>Kept with the result and printed on the report page</source>
        <translation>Beim Ergebnis behalten und auf der Berichtsseite gedruckt</translation>
    </message>
    <message>
        <source>Kept. Ctrl+%1 brings it back</source>
        <translation>Gemerkt. Strg+%1 bringt sie zurück</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Kibo, logistics, 3.9 m outside</source>
        <translation>Kibo, Logistik, 3.9 m außen</translation>
    </message>
    <message>
        <source>Kibo, pressurized, 11.2 m outside</source>
        <translation>Kibo, Druckmodul, 11.2 m außen</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Kind of manoeuvre</source>
        <translation>Art des Manövers</translation>
    </message>
    <message>
        <source>Kinematic</source>
        <translation>Kinematisch</translation>
    </message>
    <message>
        <source>kinematic</source>
        <translation>kinematisch</translation>
    </message>
    <message>
        <source>Kinematic motion</source>
        <translation>Kinematische Bewegung</translation>
    </message>
    <message>
        <source>Kinematic: along a smooth path into the posture shown, in milliseconds. Predicted: the best motion under all laws at all times, in seconds</source>
        <translation>Kinematisch: auf glattem Weg in die gezeigte Haltung, in Millisekunden. Vorhergesagt: die beste Bewegung unter allen Nebenbedingungen zu jeder Zeit, in Sekunden</translation>
    </message>
    <message>
        <source>Kinematic: as planned by the kinematic motion function. Predicted: that, with the same holds at the same times, improved for the least load of the joints. Joint space: every joint by that function from period to period, at rest between them</source>
        <translation>Kinematisch: nach der kinematischen Bewegungsfunktion geplant. Vorhergesagt: dasselbe, mit denselben Halten zu denselben Zeiten, verbessert auf geringste Auslastung der Gelenke. Gelenkraum: jedes Gelenk nach jener Funktion von Periode zu Periode, dazwischen in Ruhe</translation>
    </message>
    <message>
        <source>Knee</source>
        <translation>Knie</translation>
    </message>
    <message>
        <source>knee extensors</source>
        <translation>Kniestrecker</translation>
    </message>
    <message>
        <source>Knee flexion</source>
        <translation>Kniebeugung</translation>
    </message>
    <message>
        <source>knee flexors</source>
        <translation>Kniebeuger</translation>
    </message>
    <message>
        <source>Knee height</source>
        <translation>Kniehöhe</translation>
    </message>
    <message>
        <source>Kneecap</source>
        <translation>Kniescheibe</translation>
    </message>
    <message>
        <source>kneeling</source>
        <translation>kniet</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Bekannt</translation>
    </message>
    <message>
        <source>l1 + l2 &lt; |D2| is the case without one; the circle is of |l1 - l2| &lt; |D2| &lt; l1 + l2</source>
        <translation>l1 + l2 &lt; |D2| ist der Fall ohne Kreis; ihn gibt es bei |l1 - l2| &lt; |D2| &lt; l1 + l2</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>Labels put on the body by a person.</source>
        <translation>Von einer Person auf den Körper gesetzte Marken.</translation>
    </message>
    <message>
        <source>Labels that the set does not know</source>
        <translation>Marken, die der Satz nicht kennt</translation>
    </message>
    <message>
        <source>Labels that the set has; the others are shown, but sit on no segment</source>
        <translation>Marken, die der Satz kennt; die anderen werden gezeigt, sitzen aber auf keinem Segment</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>ladder</source>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>Ladder, hand over hand</source>
        <translation>Leiter, Hand über Hand</translation>
    </message>
    <message>
        <source>Ladder, thirteen coordinates</source>
        <translation>Leiter, dreizehn Koordinaten</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Largest negative torque, as the joint is bent and moves now; doubtful beyond the angles of the source's curve</source>
        <translation>Größtes negatives Drehmoment, so wie das Gelenk jetzt gebeugt ist und sich bewegt; zweifelhaft jenseits der Winkel der Kurve der Quelle</translation>
    </message>
    <message>
        <source>Largest positive torque, as the joint is bent and moves now; doubtful beyond the angles of the source's curve</source>
        <translation>Größtes positives Drehmoment, so wie das Gelenk jetzt gebeugt ist und sich bewegt; zweifelhaft jenseits der Winkel der Kurve der Quelle</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Later by</source>
        <translation>Später um</translation>
    </message>
    <message>
        <source>latissimus dorsi, lower</source>
        <translation>Latissimus dorsi, unten</translation>
    </message>
    <message>
        <source>latissimus dorsi, middle</source>
        <translation>Latissimus dorsi, Mitte</translation>
    </message>
    <message>
        <source>latissimus dorsi, upper</source>
        <translation>Latissimus dorsi, oben</translation>
    </message>
    <message>
        <source>Laws</source>
        <translation>Nebenbedingungen</translation>
    </message>
    <message>
        <source>Laws and search</source>
        <translation>Nebenbedingungen und Suche</translation>
    </message>
    <message>
        <source>Laying out push and catch</source>
        <translation>Abstoßen und Fangen werden ausgelegt</translation>
    </message>
    <message>
        <source>Layout %1 is empty. Keep one there from View, Layouts</source>
        <translation>Anordnung %1 ist leer. Unter Ansicht, Anordnungen eine merken</translation>
    </message>
    <message>
        <source>Lead a torch along a seam</source>
        <translation>Einen Brenner eine Naht entlang führen</translation>
    </message>
    <message>
        <source>Lean</source>
        <translation>Vorneigung</translation>
    </message>
    <message>
        <source>lean</source>
        <translation>Neigung</translation>
    </message>
    <message>
        <source>Learn it in five minutes</source>
        <translation>In fünf Minuten gelernt</translation>
    </message>
    <message>
        <source>Least activation</source>
        <translation>Geringste Aktivierung</translation>
    </message>
    <message>
        <source>Least discomfort</source>
        <translation>Kleinstes Unbehagen</translation>
    </message>
    <message>
        <source>Least effort</source>
        <translation>Kleinste Anstrengung</translation>
    </message>
    <message>
        <source>Least fatigue</source>
        <translation>Geringste Ermüdung</translation>
    </message>
    <message>
        <source>Least metabolic energy</source>
        <translation>Kleinste Stoffwechselenergie</translation>
    </message>
    <message>
        <source>Least normalized torque</source>
        <translation>Kleinstes normiertes Drehmoment</translation>
    </message>
    <message>
        <source>Least peak torque</source>
        <translation>Kleinstes größtes Drehmoment</translation>
    </message>
    <message>
        <source>Least potential energy</source>
        <translation>Kleinste potentielle Energie</translation>
    </message>
    <message>
        <source>Least torque</source>
        <translation>Kleinstes Drehmoment</translation>
    </message>
    <message>
        <source>Least work</source>
        <translation>Kleinste Arbeit</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>weglassen</translation>
    </message>
    <message>
        <source>leave it out, or correct it</source>
        <translation>weglassen oder berichtigen</translation>
    </message>
    <message>
        <source>leave it out, or write csv</source>
        <translation>weglassen oder als csv schreiben</translation>
    </message>
    <message>
        <source>leave one of them out</source>
        <translation>eines davon weglassen</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>leave out joints</source>
        <translation>Gelenke weglassen</translation>
    </message>
    <message>
        <source>leave out results, or choose fewer frames a second</source>
        <translation>Ergebnisse weglassen oder weniger Bilder je Sekunde wählen</translation>
    </message>
    <message>
        <source>leave out shortest and longest, or let the motion begin and end at rest</source>
        <translation>kürzeste und längste weglassen oder die Bewegung in Ruhe beginnen und enden lassen</translation>
    </message>
    <message>
        <source>leave out what comes twice</source>
        <translation>weglassen, was doppelt kommt</translation>
    </message>
    <message>
        <source>leave some channels out</source>
        <translation>einige Kanäle weglassen</translation>
    </message>
    <message>
        <source>leave some out</source>
        <translation>einige weglassen</translation>
    </message>
    <message>
        <source>leave the cut-off out</source>
        <translation>die Grenzfrequenz weglassen</translation>
    </message>
    <message>
        <source>Leave them free</source>
        <translation>Frei stehen lassen</translation>
    </message>
    <message>
        <source>leave them out</source>
        <translation>sie weglassen</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Left </source>
        <translation>Links </translation>
    </message>
    <message>
        <source>Left (+x)</source>
        <translation>Links (+x)</translation>
    </message>
    <message>
        <source>left adductor magnus</source>
        <translation>Adductor magnus links</translation>
    </message>
    <message>
        <source>left ankle</source>
        <translation>linkes Sprunggelenk</translation>
    </message>
    <message>
        <source>Left ankle plantarflexion</source>
        <translation>Fußplantarflexion links</translation>
    </message>
    <message>
        <source>Left arm</source>
        <translation>Linker Arm</translation>
    </message>
    <message>
        <source>left arm</source>
        <translation>linker Arm</translation>
    </message>
    <message>
        <source>left armrest</source>
        <translation>linke Armlehne</translation>
    </message>
    <message>
        <source>left ball</source>
        <translation>linker Ballen</translation>
    </message>
    <message>
        <source>left ball joint</source>
        <translation>linkes Ballengelenk</translation>
    </message>
    <message>
        <source>left ball of the foot</source>
        <translation>linker Fußballen</translation>
    </message>
    <message>
        <source>left base of the toes</source>
        <translation>linker Zehenansatz</translation>
    </message>
    <message>
        <source>left biceps femoris, short head</source>
        <translation>Biceps femoris links, kurzer Kopf</translation>
    </message>
    <message>
        <source>left biceps, long head</source>
        <translation>Bizeps links, langer Kopf</translation>
    </message>
    <message>
        <source>left biceps, short head</source>
        <translation>Bizeps links, kurzer Kopf</translation>
    </message>
    <message>
        <source>left brachialis</source>
        <translation>Brachialis links</translation>
    </message>
    <message>
        <source>left brachioradialis</source>
        <translation>Brachioradialis links</translation>
    </message>
    <message>
        <source>Left by</source>
        <translation>Nach links um</translation>
    </message>
    <message>
        <source>left clavicle</source>
        <translation>linkes Schlüsselbein</translation>
    </message>
    <message>
        <source>Left clavicle elevation</source>
        <translation>Klavikulahebung links</translation>
    </message>
    <message>
        <source>Left clavicle protraction</source>
        <translation>Klavikulaprotraktion links</translation>
    </message>
    <message>
        <source>left coracobrachialis</source>
        <translation>Coracobrachialis links</translation>
    </message>
    <message>
        <source>left deltoid, front</source>
        <translation>Deltoideus links, vorn</translation>
    </message>
    <message>
        <source>left deltoid, middle</source>
        <translation>Deltoideus links, Mitte</translation>
    </message>
    <message>
        <source>left deltoid, rear</source>
        <translation>Deltoideus links, hinten</translation>
    </message>
    <message>
        <source>Left elbow</source>
        <translation>Linker Ellbogen</translation>
    </message>
    <message>
        <source>left elbow</source>
        <translation>linker Ellbogen</translation>
    </message>
    <message>
        <source>Left elbow flexion</source>
        <translation>Ellbogenbeugung links</translation>
    </message>
    <message>
        <source>left elbow tip</source>
        <translation>linke Ellbogenspitze</translation>
    </message>
    <message>
        <source>left extensor carpi radialis</source>
        <translation>Extensor carpi radialis links</translation>
    </message>
    <message>
        <source>left extensor carpi ulnaris</source>
        <translation>Extensor carpi ulnaris links</translation>
    </message>
    <message>
        <source>left external oblique, front</source>
        <translation>Obliquus externus links, vorn</translation>
    </message>
    <message>
        <source>left external oblique, side</source>
        <translation>Obliquus externus links, seitlich</translation>
    </message>
    <message>
        <source>Left face</source>
        <translation>Linke Fläche</translation>
    </message>
    <message>
        <source>left fingers</source>
        <translation>linke Finger</translation>
    </message>
    <message>
        <source>left fingers tip</source>
        <translation>linke Fingerspitzen</translation>
    </message>
    <message>
        <source>left fingertip</source>
        <translation>linke Fingerspitze</translation>
    </message>
    <message>
        <source>left flexor carpi radialis</source>
        <translation>Flexor carpi radialis links</translation>
    </message>
    <message>
        <source>left flexor carpi ulnaris</source>
        <translation>Flexor carpi ulnaris links</translation>
    </message>
    <message>
        <source>Left foot</source>
        <translation>Linker Fuß</translation>
    </message>
    <message>
        <source>left foot</source>
        <translation>linker Fuß</translation>
    </message>
    <message>
        <source>left foot above</source>
        <translation>linker Fuß oben</translation>
    </message>
    <message>
        <source>left foot ahead</source>
        <translation>linker Fuß voraus</translation>
    </message>
    <message>
        <source>left foot high</source>
        <translation>linker Fuß hoch</translation>
    </message>
    <message>
        <source>left foot low</source>
        <translation>linker Fuß tief</translation>
    </message>
    <message>
        <source>Left forearm</source>
        <translation>Linker Unterarm</translation>
    </message>
    <message>
        <source>left forearm</source>
        <translation>linker Unterarm</translation>
    </message>
    <message>
        <source>Left forearm pronation</source>
        <translation>Unterarmpronation links</translation>
    </message>
    <message>
        <source>left gastrocnemius</source>
        <translation>Gastrocnemius links</translation>
    </message>
    <message>
        <source>left gemelli</source>
        <translation>Gemelli links</translation>
    </message>
    <message>
        <source>left gluteus maximus, lower</source>
        <translation>Gluteus maximus links, unten</translation>
    </message>
    <message>
        <source>left gluteus maximus, middle</source>
        <translation>Gluteus maximus links, Mitte</translation>
    </message>
    <message>
        <source>left gluteus maximus, upper</source>
        <translation>Gluteus maximus links, oben</translation>
    </message>
    <message>
        <source>left gluteus medius, front</source>
        <translation>Gluteus medius links, vorn</translation>
    </message>
    <message>
        <source>left gluteus medius, middle</source>
        <translation>Gluteus medius links, Mitte</translation>
    </message>
    <message>
        <source>left gluteus medius, rear</source>
        <translation>Gluteus medius links, hinten</translation>
    </message>
    <message>
        <source>left gracilis</source>
        <translation>Gracilis links</translation>
    </message>
    <message>
        <source>left grip</source>
        <translation>linker Griff</translation>
    </message>
    <message>
        <source>left hamstrings, long heads</source>
        <translation>Ischiokrurale Muskeln links, lange Köpfe</translation>
    </message>
    <message>
        <source>Left hand</source>
        <translation>Linke Hand</translation>
    </message>
    <message>
        <source>left hand</source>
        <translation>linke Hand</translation>
    </message>
    <message>
        <source>Left hand (dashed)</source>
        <translation>Linke Hand (gestrichelt)</translation>
    </message>
    <message>
        <source>left hand down</source>
        <translation>linke Hand tief</translation>
    </message>
    <message>
        <source>left hand up</source>
        <translation>linke Hand hoch</translation>
    </message>
    <message>
        <source>left heel</source>
        <translation>linke Ferse</translation>
    </message>
    <message>
        <source>left held</source>
        <translation>linker Gehaltenes</translation>
    </message>
    <message>
        <source>left hip</source>
        <translation>linke Hüfte</translation>
    </message>
    <message>
        <source>Left hip abduction</source>
        <translation>Hüftabduktion links</translation>
    </message>
    <message>
        <source>Left hip flexion</source>
        <translation>Hüftbeugung links</translation>
    </message>
    <message>
        <source>Left hip rotation</source>
        <translation>Hüftrotation links</translation>
    </message>
    <message>
        <source>left humerus</source>
        <translation>linker Oberarm</translation>
    </message>
    <message>
        <source>Left humerus rotation</source>
        <translation>Oberarmrotation links</translation>
    </message>
    <message>
        <source>left iliacus</source>
        <translation>Iliacus links</translation>
    </message>
    <message>
        <source>left iliocostalis, lumbar</source>
        <translation>Iliocostalis links, lumbal</translation>
    </message>
    <message>
        <source>left iliocostalis, thoracic</source>
        <translation>Iliocostalis links, thorakal</translation>
    </message>
    <message>
        <source>left infraspinatus, lower</source>
        <translation>Infraspinatus links, unten</translation>
    </message>
    <message>
        <source>left infraspinatus, upper</source>
        <translation>Infraspinatus links, oben</translation>
    </message>
    <message>
        <source>left internal oblique, front</source>
        <translation>Obliquus internus links, vorn</translation>
    </message>
    <message>
        <source>left internal oblique, side</source>
        <translation>Obliquus internus links, seitlich</translation>
    </message>
    <message>
        <source>Left knee</source>
        <translation>Linkes Knie</translation>
    </message>
    <message>
        <source>left knee</source>
        <translation>linkes Knie</translation>
    </message>
    <message>
        <source>Left knee flexion</source>
        <translation>Kniebeugung links</translation>
    </message>
    <message>
        <source>left kneecap</source>
        <translation>linke Kniescheibe</translation>
    </message>
    <message>
        <source>left latissimus dorsi, lower</source>
        <translation>Latissimus dorsi links, unten</translation>
    </message>
    <message>
        <source>left latissimus dorsi, middle</source>
        <translation>Latissimus dorsi links, Mitte</translation>
    </message>
    <message>
        <source>left latissimus dorsi, upper</source>
        <translation>Latissimus dorsi links, oben</translation>
    </message>
    <message>
        <source>Left leg</source>
        <translation>Linkes Bein</translation>
    </message>
    <message>
        <source>left leg</source>
        <translation>linkes Bein</translation>
    </message>
    <message>
        <source>left levator scapulae</source>
        <translation>Levator scapulae links</translation>
    </message>
    <message>
        <source>left longissimus, lumbar</source>
        <translation>Longissimus links, lumbal</translation>
    </message>
    <message>
        <source>left longissimus, thoracic</source>
        <translation>Longissimus links, thorakal</translation>
    </message>
    <message>
        <source>left longissimus, to the ribs</source>
        <translation>Longissimus links, zu den Rippen</translation>
    </message>
    <message>
        <source>left multifidus, from L2</source>
        <translation>Multifidus links, ab L2</translation>
    </message>
    <message>
        <source>left multifidus, from L4</source>
        <translation>Multifidus links, ab L4</translation>
    </message>
    <message>
        <source>left on the pelvis %1, %2 (RMS of all frames)</source>
        <translation>am Becken bleiben %1, %2 (RMS aller Bilder)</translation>
    </message>
    <message>
        <source>left open</source>
        <translation>offen gelassen</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>left out of the fit</source>
        <translation>von der Anpassung ausgelassen</translation>
    </message>
    <message>
        <source>left out there</source>
        <translation>dort ausgelassen</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>Ausgelassen: %1</translation>
    </message>
    <message>
        <source>left out; the body is measured from the trial itself</source>
        <translation>ausgelassen; der Körper wird aus dem Versuch selbst vermessen</translation>
    </message>
    <message>
        <source>left out: torques are as if it were not there</source>
        <translation>weggelassen: die Drehmomente sind, als wäre es nicht da</translation>
    </message>
    <message>
        <source>left palm</source>
        <translation>linke Handfläche</translation>
    </message>
    <message>
        <source>left pectineus</source>
        <translation>Pectineus links</translation>
    </message>
    <message>
        <source>left pectoralis major, from the collar bone</source>
        <translation>Pectoralis major links, vom Schlüsselbein</translation>
    </message>
    <message>
        <source>left pectoralis major, lower</source>
        <translation>Pectoralis major links, unten</translation>
    </message>
    <message>
        <source>left pectoralis major, middle</source>
        <translation>Pectoralis major links, Mitte</translation>
    </message>
    <message>
        <source>left pectoralis minor</source>
        <translation>Pectoralis minor links</translation>
    </message>
    <message>
        <source>left peroneals</source>
        <translation>Peronei links</translation>
    </message>
    <message>
        <source>left piriformis</source>
        <translation>Piriformis links</translation>
    </message>
    <message>
        <source>left post</source>
        <translation>linker Pfosten</translation>
    </message>
    <message>
        <source>left pronator quadratus</source>
        <translation>Pronator quadratus links</translation>
    </message>
    <message>
        <source>left pronator teres</source>
        <translation>Pronator teres links</translation>
    </message>
    <message>
        <source>left psoas</source>
        <translation>Psoas links</translation>
    </message>
    <message>
        <source>left quadratus femoris</source>
        <translation>Quadratus femoris links</translation>
    </message>
    <message>
        <source>left quadratus lumborum, front</source>
        <translation>Quadratus lumborum links, vorn</translation>
    </message>
    <message>
        <source>left quadratus lumborum, middle</source>
        <translation>Quadratus lumborum links, Mitte</translation>
    </message>
    <message>
        <source>left quadratus lumborum, rear</source>
        <translation>Quadratus lumborum links, hinten</translation>
    </message>
    <message>
        <source>left rectus abdominis</source>
        <translation>Rectus abdominis links</translation>
    </message>
    <message>
        <source>left rectus femoris</source>
        <translation>Rectus femoris links</translation>
    </message>
    <message>
        <source>left rhomboid, lower</source>
        <translation>Rhomboideus links, unten</translation>
    </message>
    <message>
        <source>left rhomboid, upper</source>
        <translation>Rhomboideus links, oben</translation>
    </message>
    <message>
        <source>left sartorius</source>
        <translation>Sartorius links</translation>
    </message>
    <message>
        <source>left serratus anterior, lower</source>
        <translation>Serratus anterior links, unten</translation>
    </message>
    <message>
        <source>left serratus anterior, middle</source>
        <translation>Serratus anterior links, Mitte</translation>
    </message>
    <message>
        <source>left serratus anterior, upper</source>
        <translation>Serratus anterior links, oben</translation>
    </message>
    <message>
        <source>left shank</source>
        <translation>linker Unterschenkel</translation>
    </message>
    <message>
        <source>Left shoulder</source>
        <translation>Linke Schulter</translation>
    </message>
    <message>
        <source>left shoulder</source>
        <translation>linke Schulter</translation>
    </message>
    <message>
        <source>Left shoulder adduction</source>
        <translation>Schulteradduktion links</translation>
    </message>
    <message>
        <source>Left shoulder horiz. flexion</source>
        <translation>Horiz. Schulterbeugung links</translation>
    </message>
    <message>
        <source>Left shoulder horizontal flexion</source>
        <translation>Horizontale Schulterbeugung links</translation>
    </message>
    <message>
        <source>left shoulder side</source>
        <translation>linke Schulterseite</translation>
    </message>
    <message>
        <source>left side of the shoulder</source>
        <translation>linke Schulterseite</translation>
    </message>
    <message>
        <source>Left side to right</source>
        <translation>Linke Seite nach rechts</translation>
    </message>
    <message>
        <source>left soleus</source>
        <translation>Soleus links</translation>
    </message>
    <message>
        <source>left subscapularis, lower</source>
        <translation>Subscapularis links, unten</translation>
    </message>
    <message>
        <source>left subscapularis, middle</source>
        <translation>Subscapularis links, Mitte</translation>
    </message>
    <message>
        <source>left subscapularis, upper</source>
        <translation>Subscapularis links, oben</translation>
    </message>
    <message>
        <source>Left subtalar inversion</source>
        <translation>Fußinversion links</translation>
    </message>
    <message>
        <source>left supinator</source>
        <translation>Supinator links</translation>
    </message>
    <message>
        <source>left supraspinatus, front</source>
        <translation>Supraspinatus links, vorn</translation>
    </message>
    <message>
        <source>left supraspinatus, rear</source>
        <translation>Supraspinatus links, hinten</translation>
    </message>
    <message>
        <source>left tensor fasciae latae</source>
        <translation>Tensor fasciae latae links</translation>
    </message>
    <message>
        <source>left teres major</source>
        <translation>Teres major links</translation>
    </message>
    <message>
        <source>left teres minor</source>
        <translation>Teres minor links</translation>
    </message>
    <message>
        <source>left thigh</source>
        <translation>linker Oberschenkel</translation>
    </message>
    <message>
        <source>left thumb</source>
        <translation>linker Daumen</translation>
    </message>
    <message>
        <source>left thumb tip</source>
        <translation>linke Daumenspitze</translation>
    </message>
    <message>
        <source>left tibialis anterior</source>
        <translation>Tibialis anterior links</translation>
    </message>
    <message>
        <source>left tibialis posterior</source>
        <translation>Tibialis posterior links</translation>
    </message>
    <message>
        <source>left tip of the elbow</source>
        <translation>linke Ellbogenspitze</translation>
    </message>
    <message>
        <source>left tip of the toes</source>
        <translation>linke Zehenspitze</translation>
    </message>
    <message>
        <source>left toe</source>
        <translation>linke Zehe</translation>
    </message>
    <message>
        <source>left toe base</source>
        <translation>linker Zehenansatz</translation>
    </message>
    <message>
        <source>Left toe flexion</source>
        <translation>Zehenbeugung links</translation>
    </message>
    <message>
        <source>left toe tip</source>
        <translation>linke Zehenspitze</translation>
    </message>
    <message>
        <source>left toes</source>
        <translation>linke Zehen</translation>
    </message>
    <message>
        <source>left trapezius, lower</source>
        <translation>Trapezius links, unten</translation>
    </message>
    <message>
        <source>left trapezius, middle</source>
        <translation>Trapezius links, Mitte</translation>
    </message>
    <message>
        <source>left trapezius, to the collar bone</source>
        <translation>Trapezius links, zum Schlüsselbein</translation>
    </message>
    <message>
        <source>left trapezius, upper</source>
        <translation>Trapezius links, oben</translation>
    </message>
    <message>
        <source>left triceps, inner head</source>
        <translation>Trizeps links, innerer Kopf</translation>
    </message>
    <message>
        <source>left triceps, long head</source>
        <translation>Trizeps links, langer Kopf</translation>
    </message>
    <message>
        <source>left triceps, outer head</source>
        <translation>Trizeps links, äußerer Kopf</translation>
    </message>
    <message>
        <source>left upper arm</source>
        <translation>linker Oberarm</translation>
    </message>
    <message>
        <source>left vasti</source>
        <translation>Vasti links</translation>
    </message>
    <message>
        <source>left weight</source>
        <translation>linkes Gewicht</translation>
    </message>
    <message>
        <source>left wrist</source>
        <translation>linkes Handgelenk</translation>
    </message>
    <message>
        <source>Left wrist deviation</source>
        <translation>Handgelenkabweichung links</translation>
    </message>
    <message>
        <source>Left wrist flexion</source>
        <translation>Handgelenkbeugung links</translation>
    </message>
    <message>
        <source>Leg</source>
        <translation>Bein</translation>
    </message>
    <message>
        <source>leg cycles</source>
        <translation>Zyklen der Beine</translation>
    </message>
    <message>
        <source>Legs</source>
        <translation>Beine</translation>
    </message>
    <message>
        <source>legs</source>
        <translation>Beine</translation>
    </message>
    <message>
        <source>Legs and arms</source>
        <translation>Beine und Arme</translation>
    </message>
    <message>
        <source>Legs as measured at 18 to 25, 55 to 65 and over 65 years, all other joints by the grip at that age, what a hand holds, too, where its contact tells no limit of its own</source>
        <translation>Beine wie gemessen mit 18 bis 25, 55 bis 65 und über 65 Jahren, alle anderen Gelenke nach dem Griff in diesem Alter, auch was eine Hand hält, wo ihr Kontakt keine eigene Grenze nennt</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>lengthen the path, or move it nearer to the body</source>
        <translation>den Weg verlängern, oder näher an den Körper bringen</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Längen</translation>
    </message>
    <message>
        <source>lessen its extra tension</source>
        <translation>seine zusätzliche Spannung verringern</translation>
    </message>
    <message>
        <source>lessen the weight or bring it nearer</source>
        <translation>das Gewicht verringern oder näher holen</translation>
    </message>
    <message>
        <source>lessen the weight or bring it nearer, or move slower</source>
        <translation>das Gewicht verringern oder näher holen, oder langsamer bewegen</translation>
    </message>
    <message>
        <source>let fewer contacts choose, or among fewer places</source>
        <translation>weniger Kontakte oder unter weniger Orten wählen lassen</translation>
    </message>
    <message>
        <source>Let go at %1 s</source>
        <translation>Bei %1 s loslassen</translation>
    </message>
    <message>
        <source>Let go, or grip again within %1 of its place</source>
        <translation>Loslassen, oder bis %1 neben der Stelle wieder greifen</translation>
    </message>
    <message>
        <source>let it end within the motion's duration</source>
        <translation>innerhalb der Dauer der Bewegung enden lassen</translation>
    </message>
    <message>
        <source>let it last 0.01 s or longer</source>
        <translation>mindestens 0.01 s dauern lassen</translation>
    </message>
    <message>
        <source>let its z be 0</source>
        <translation>z auf 0 setzen</translation>
    </message>
    <message>
        <source>let one field vary it, with all its values</source>
        <translation>ein Feld mit allen seinen Werten es ändern lassen</translation>
    </message>
    <message>
        <source>let the contact go before, or ask for another speed</source>
        <translation>den Kontakt vorher loslassen, oder eine andere Geschwindigkeit verlangen</translation>
    </message>
    <message>
        <source>let the file be read</source>
        <translation>die Datei lesbar machen</translation>
    </message>
    <message>
        <source>let them close, or set its pull to 0</source>
        <translation>sie schließen lassen, oder Zug auf 0 setzen</translation>
    </message>
    <message>
        <source>let width, height and length be 1.6 m or more; a station's module has 2.1, 2.1 and 6.3 m</source>
        <translation>Breite, Höhe und Länge mindestens 1.6 m; ein Stationsmodul hat 2.1, 2.1 und 6.3 m</translation>
    </message>
    <message>
        <source>lets go</source>
        <translation>lässt los</translation>
    </message>
    <message>
        <source>lets go before it takes hold</source>
        <translation>lässt los, bevor es greift</translation>
    </message>
    <message>
        <source>letting the %1 carry %2 more</source>
        <translation>%2 mehr Tragkraft für: %1</translation>
    </message>
    <message>
        <source>levator scapulae</source>
        <translation>Levator scapulae</translation>
    </message>
    <message>
        <source>Level (y)</source>
        <translation>Waagerecht (y)</translation>
    </message>
    <message>
        <source>leave no length to the head</source>
        <translation>lassen dem Kopf keine Länge</translation>
    </message>
    <message>
        <source>leave no length to the shank</source>
        <translation>lassen dem Unterschenkel keine Länge</translation>
    </message>
    <message>
        <source>leave no length to the thigh</source>
        <translation>lassen dem Oberschenkel keine Länge</translation>
    </message>
    <message>
        <source>leave no length to the trunk</source>
        <translation>lassen dem Rumpf keine Länge</translation>
    </message>
    <message>
        <source>level rail</source>
        <translation>waagerechter Lauf</translation>
    </message>
    <message>
        <source>lies %1 beyond the edge of %2</source>
        <translation>liegt %1 jenseits der Kante von %2</translation>
    </message>
    <message>
        <source>lies %1 beyond the end of %2</source>
        <translation>liegt %1 hinter dem Ende von %2</translation>
    </message>
    <message>
        <source>lies along the axis</source>
        <translation>liegt entlang der Achse</translation>
    </message>
    <message>
        <source>lies in the person's middle already</source>
        <translation>liegt schon in der Mitte der Person</translation>
    </message>
    <message>
        <source>lies outside the task's folder</source>
        <translation>liegt außerhalb des Ordners der Aufgabe</translation>
    </message>
    <message>
        <source>lies outside of the recording</source>
        <translation>liegt außerhalb der Aufnahme</translation>
    </message>
    <message>
        <source>Lift</source>
        <translation>Heben</translation>
    </message>
    <message>
        <source>Lifted aside</source>
        <translation>Seitlich gehoben</translation>
    </message>
    <message>
        <source>lifted aside</source>
        <translation>seitlich gehoben</translation>
    </message>
    <message>
        <source>Lifted back</source>
        <translation>Hinten gehoben</translation>
    </message>
    <message>
        <source>lifted back</source>
        <translation>hinten gehoben</translation>
    </message>
    <message>
        <source>Lifted forward</source>
        <translation>Vorn gehoben</translation>
    </message>
    <message>
        <source>lifted forward</source>
        <translation>vorn gehoben</translation>
    </message>
    <message>
        <source>Lifting</source>
        <translation>Heben</translation>
    </message>
    <message>
        <source>lifting index, load over recommended weight</source>
        <translation>Hebeindex, Last zu empfohlenem Gewicht</translation>
    </message>
    <message>
        <source>Lifting, twisting and closing of the legs</source>
        <translation>Heben, Verdrehen und Schließen der Beine</translation>
    </message>
    <message>
        <source>Lifts</source>
        <translation>Hübe</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Light or &amp;dark</source>
        <translation>Hell oder &amp;dunkel</translation>
    </message>
    <message>
        <source>lighten it, or share it with the other hand</source>
        <translation>erleichtern, oder mit der anderen Hand teilen</translation>
    </message>
    <message>
        <source>lighten the load or give the body another support</source>
        <translation>die Last erleichtern, oder dem Körper einen weiteren Halt geben</translation>
    </message>
    <message>
        <source>likewise of all other joints</source>
        <translation>ebenso aller anderen Gelenke</translation>
    </message>
    <message>
        <source>Limb</source>
        <translation>Körperteil</translation>
    </message>
    <message>
        <source>Limb, joint</source>
        <translation>Körperteil, Gelenk</translation>
    </message>
    <message>
        <source>Limbs</source>
        <translation>Glieder</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>Grenze %1</translation>
    </message>
    <message>
        <source>Limit +</source>
        <translation>Grenze +</translation>
    </message>
    <message>
        <source>Limit −</source>
        <translation>Grenze −</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Limits of</source>
        <translation>Grenzen von</translation>
    </message>
    <message>
        <source>limits of contacts</source>
        <translation>Grenzen der Kontakte</translation>
    </message>
    <message>
        <source>Limp</source>
        <translation>Schlaff</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>line of the hand</source>
        <translation>Linie der Hand</translation>
    </message>
    <message>
        <source>Linkage of three bars</source>
        <translation>Gestänge aus drei Stäben</translation>
    </message>
    <message>
        <source>list the holds of a contact in order, with a pause between them</source>
        <translation>die Halte eines Kontakts der Reihe nach mit Pausen dazwischen aufzählen</translation>
    </message>
    <message>
        <source>list the people, or take it away</source>
        <translation>die Personen aufzählen oder es entfernen</translation>
    </message>
    <message>
        <source>list the values to try</source>
        <translation>die Werte aufzählen, die versucht werden</translation>
    </message>
    <message>
        <source>Little torque, at ease, upright and smooth</source>
        <translation>Wenig Drehmoment, bequem, aufrecht und glatt</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>load %1</source>
        <translation>Auslastung %1</translation>
    </message>
    <message>
        <source>load lifted</source>
        <translation>gehobene Last</translation>
    </message>
    <message>
        <source>Load of each joint</source>
        <translation>Auslastung jedes Gelenks</translation>
    </message>
    <message>
        <source>Load</source>
        <comment>of a joint</comment>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Load</source>
        <comment>short</comment>
        <translation>Auslast.</translation>
    </message>
    <message>
        <source>Loads</source>
        <translation>Lasten</translation>
    </message>
    <message>
        <source>loads count by what they weigh here, %1 of their weight on Earth</source>
        <translation>Lasten zählen mit ihrem hiesigen Gewicht, %1 ihres Gewichts auf der Erde</translation>
    </message>
    <message>
        <source>Loads file</source>
        <translation>Lastendatei</translation>
    </message>
    <message>
        <source>Loads on the model</source>
        <translation>Lasten am Modell</translation>
    </message>
    <message>
        <source>loads the model</source>
        <translation>belastet das Modell</translation>
    </message>
    <message>
        <source>Loads…</source>
        <translation>Lasten…</translation>
    </message>
    <message>
        <source>local optimum</source>
        <translation>lokales Optimum</translation>
    </message>
    <message>
        <source>Local: another posture or motion may cost less</source>
        <translation>Lokal: eine andere Haltung oder Bewegung kann weniger kosten</translation>
    </message>
    <message>
        <source>Lock an axis (Shift: its plane)</source>
        <translation>Achse festhalten (Umschalt: ihre Ebene)</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmisch</translation>
    </message>
    <message>
        <source>long wrist extensor</source>
        <translation>langer Handgelenkstrecker</translation>
    </message>
    <message>
        <source>long wrist flexor</source>
        <translation>langer Handgelenkbeuger</translation>
    </message>
    <message>
        <source>Longer gaps stay; 0: all stay</source>
        <translation>Längere Lücken bleiben; 0: alle bleiben</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Längste</translation>
    </message>
    <message>
        <source>longest duration</source>
        <translation>längste Dauer</translation>
    </message>
    <message>
        <source>longissimus, lumbar</source>
        <translation>Longissimus, lumbal</translation>
    </message>
    <message>
        <source>longissimus, thoracic</source>
        <translation>Longissimus, thorakal</translation>
    </message>
    <message>
        <source>longissimus, to the ribs</source>
        <translation>Longissimus, zu den Rippen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Look along an axis</source>
        <translation>Entlang einer Achse blicken</translation>
    </message>
    <message>
        <source>Looking for a change that helps</source>
        <translation>Änderung, die hilft, wird gesucht</translation>
    </message>
    <message>
        <source>Looking for a clearance that works</source>
        <translation>Suche nach einem Freiraum, der geht</translation>
    </message>
    <message>
        <source>Looking for a direction of the rail that works</source>
        <translation>Suche nach einer Richtung des Handlaufs, die geht</translation>
    </message>
    <message>
        <source>Looking for a distance that works</source>
        <translation>Suche nach einem Abstand, der geht</translation>
    </message>
    <message>
        <source>Looking for a greater turn that works</source>
        <translation>Suche nach einer größeren Drehung, die geht</translation>
    </message>
    <message>
        <source>Looking for a hand width that works</source>
        <translation>Suche nach einem Abstand der Hände, der geht</translation>
    </message>
    <message>
        <source>Looking for a rail and a turn that work</source>
        <translation>Suche nach Handlauf und Drehung, die gehen</translation>
    </message>
    <message>
        <source>Looking for a rail and its direction that work</source>
        <translation>Suche nach Handlauf und Richtung, die gehen</translation>
    </message>
    <message>
        <source>Looking for a rail that works</source>
        <translation>Suche nach einem Handlauf, der geht</translation>
    </message>
    <message>
        <source>Looking for a ramp that works</source>
        <translation>Suche nach einer Rampe, die geht</translation>
    </message>
    <message>
        <source>Looking for a spacing that works</source>
        <translation>Suche nach einem Sprossenabstand, der geht</translation>
    </message>
    <message>
        <source>Looking for a speed that works</source>
        <translation>Machbare Geschwindigkeit wird gesucht</translation>
    </message>
    <message>
        <source>Looking for a start</source>
        <translation>Anfang wird gesucht</translation>
    </message>
    <message>
        <source>Looking for a touch speed that works</source>
        <translation>Suche nach einer Geschwindigkeit beim Greifen, die geht</translation>
    </message>
    <message>
        <source>Looking for a turn that works</source>
        <translation>Suche nach einer Drehung, die geht</translation>
    </message>
    <message>
        <source>Looking for the best posture</source>
        <translation>Die beste Haltung wird gesucht</translation>
    </message>
    <message>
        <source>Looking for the greatest pull</source>
        <translation>Größter Zug wird gesucht</translation>
    </message>
    <message>
        <source>Looking for the greatest speed</source>
        <translation>Suche nach der größten Geschwindigkeit</translation>
    </message>
    <message>
        <source>Looking for the nearest angle that works</source>
        <translation>Suche nach dem nächsten Winkel, der geht</translation>
    </message>
    <message>
        <source>Looks at</source>
        <translation>Blickt auf</translation>
    </message>
    <message>
        <source>Looks like a person</source>
        <translation>Sieht aus wie ein Mensch</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>Loop (L)</source>
        <translation>Schleife (L)</translation>
    </message>
    <message>
        <source>Low back</source>
        <translation>Unterer Rücken</translation>
    </message>
    <message>
        <source>low risk, action may be needed</source>
        <translation>geringes Risiko, Maßnahme kann nötig sein</translation>
    </message>
    <message>
        <source>Low-pass</source>
        <translation>Tiefpass</translation>
    </message>
    <message>
        <source>lower arm</source>
        <translation>Unterarm</translation>
    </message>
    <message>
        <source>lower it</source>
        <translation>senken</translation>
    </message>
    <message>
        <source>lower its duration or the frames per second</source>
        <translation>die Dauer oder die Bilder je Sekunde senken</translation>
    </message>
    <message>
        <source>Lower joint limit</source>
        <translation>Untere Gelenkgrenze</translation>
    </message>
    <message>
        <source>lower post</source>
        <translation>unterer Pfosten</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Kleinster</translation>
    </message>
    <message>
        <source>Lowest and highest place</source>
        <translation>Niedrigste und höchste Stelle</translation>
    </message>
    <message>
        <source>low-pass of speeds and plates: %1</source>
        <translation>Tiefpass der Geschwindigkeiten und Platten: %1</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Fit to the recording&lt;/h2&gt;
&lt;table&gt;</source>
        <translation>&lt;h2&gt;Anpassung an die Aufnahme&lt;/h2&gt;
&lt;table&gt;</translation>
    </message>
    <message>
        <source>M&amp;omentum</source>
        <translation>&amp;Impuls</translation>
    </message>
    <message>
        <source>M&amp;uscles</source>
        <translation>M&amp;uskeln</translation>
    </message>
    <message>
        <source>m/s under the feet, as a treadmill's belt</source>
        <translation>m/s unter den Füßen, wie das Band eines Laufbands</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Made from a recording</source>
        <translation>Aus einer Aufnahme erstellt</translation>
    </message>
    <message>
        <source>make %1 thinner, push with a palm, or hold something else</source>
        <translation>%1 dünner machen, mit der Handfläche drücken, oder etwas anderes halten</translation>
    </message>
    <message>
        <source>Make a s&amp;tudy…</source>
        <translation>Stud&amp;ie erstellen…</translation>
    </message>
    <message>
        <source>Make a study</source>
        <translation>Studie erstellen</translation>
    </message>
    <message>
        <source>make it a palm, or let it hold something thinner</source>
        <translation>eine Handfläche daraus machen, oder etwas Dünneres halten lassen</translation>
    </message>
    <message>
        <source>make it larger than zero</source>
        <translation>größer als null machen</translation>
    </message>
    <message>
        <source>make it one pixel larger</source>
        <translation>um ein Pixel vergrößern</translation>
    </message>
    <message>
        <source>make its length one</source>
        <translation>die Länge eins machen</translation>
    </message>
    <message>
        <source>make the posture of this model</source>
        <translation>die Haltung mit diesem Modell machen</translation>
    </message>
    <message>
        <source>Make the task</source>
        <translation>Aufgabe erstellen</translation>
    </message>
    <message>
        <source>make them equal</source>
        <translation>sie gleich machen</translation>
    </message>
    <message>
        <source>Make…</source>
        <translation>Erstellen…</translation>
    </message>
    <message>
        <source>Making the figure of %1, once…</source>
        <translation>Die Figur von %1 wird gemacht, einmal …</translation>
    </message>
    <message>
        <source>making the load %1</source>
        <translation>Last ändern: %1</translation>
    </message>
    <message>
        <source>making the load %1 %2 kg instead of %3</source>
        <translation>Last %1 auf %2 kg statt %3 setzen</translation>
    </message>
    <message>
        <source>making the load %1 %2 N instead of %3</source>
        <translation>Last %1 auf %2 N statt %3 setzen</translation>
    </message>
    <message>
        <source>Male</source>
        <translation>Männlich</translation>
    </message>
    <message>
        <source>man</source>
        <translation>Mann</translation>
    </message>
    <message>
        <source>man, %1</source>
        <translation>Mann, %1</translation>
    </message>
    <message>
        <source>Manoeuvre</source>
        <translation>Manöver</translation>
    </message>
    <message>
        <source>Manoeuvre plan</source>
        <translation>Manöverplan</translation>
    </message>
    <message>
        <source>Manoeuvre: %1</source>
        <translation>Manöver: %1</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>marker set</source>
        <translation>Markersatz</translation>
    </message>
    <message>
        <source>marker x</source>
        <translation>Marker x</translation>
    </message>
    <message>
        <source>marker y</source>
        <translation>Marker y</translation>
    </message>
    <message>
        <source>marker z</source>
        <translation>Marker z</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>markers alone</source>
        <translation>Marker allein</translation>
    </message>
    <message>
        <source>markers and coordinates have different times</source>
        <translation>Marker und Koordinaten haben verschiedene Zeiten</translation>
    </message>
    <message>
        <source>markers and coordinates were smoothed at %1</source>
        <translation>Marker und Koordinaten wurden mit %1 geglättet</translation>
    </message>
    <message>
        <source>Markers beyond %1 RMS or %2</source>
        <translation>Marker über %1 RMS oder %2</translation>
    </message>
    <message>
        <source>Markers from the body</source>
        <translation>Marker vom Körper</translation>
    </message>
    <message>
        <source>Markers of each body</source>
        <translation>Marker jedes Körpers</translation>
    </message>
    <message>
        <source>Markers on the body</source>
        <translation>Marker am Körper</translation>
    </message>
    <message>
        <source>Markers, worst first; good is up to %1 %2 RMS and nowhere more than %3 %4</source>
        <translation>Marker, die schlechtesten zuerst; gut ist bis %1 %2 RMS und nirgends mehr als %3 %4</translation>
    </message>
    <message>
        <source>markers x y z</source>
        <translation>Marker x y z</translation>
    </message>
    <message>
        <source>markers' residuals</source>
        <translation>Residuen der Marker</translation>
    </message>
    <message>
        <source>Mars</source>
        <translation>Mars</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>mass at %1</source>
        <translation>Masse an %1</translation>
    </message>
    <message>
        <source>Mass lifted</source>
        <translation>Gehobene Masse</translation>
    </message>
    <message>
        <source>Mass on what is selected</source>
        <translation>Masse auf das Ausgewählte</translation>
    </message>
    <message>
        <source>mass that the arm holds</source>
        <translation>Masse, die der Arm hält</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Mean %</source>
        <translation>Mittel %</translation>
    </message>
    <message>
        <source>Mean error</source>
        <translation>Mittlerer Fehler</translation>
    </message>
    <message>
        <source>Mean error of a marker, each way</source>
        <translation>Mittlerer Fehler eines Markers, je Richtung</translation>
    </message>
    <message>
        <source>Mean error of the markers, each way</source>
        <translation>Mittlerer Fehler der Marker, je Richtung</translation>
    </message>
    <message>
        <source>mean error of the markers, each way</source>
        <translation>mittlerer Fehler der Marker, je Richtung</translation>
    </message>
    <message>
        <source>mean force (N)</source>
        <translation>mittlere Kraft (N)</translation>
    </message>
    <message>
        <source>mean load</source>
        <translation>mittlere Auslastung</translation>
    </message>
    <message>
        <source>Mean over time of the squared loads of all joints: what prediction lowers</source>
        <translation>Mittel der quadrierten Auslastungen aller Gelenke über die Zeit: was die Vorhersage senkt</translation>
    </message>
    <message>
        <source>Mean squared before</source>
        <translation>Mittlere quadratische zuvor</translation>
    </message>
    <message>
        <source>Mean squared load</source>
        <translation>Mittlere quadratische Auslastung</translation>
    </message>
    <message>
        <source>Mean torque over strength</source>
        <translation>Mittleres Drehmoment zu Kraft</translation>
    </message>
    <message>
        <source>Mean torques of trunk, neck, shoulders and wrists are those of document 002, by mass times stature, women's 0.72 of it, trunk extension no more than flexion; people who were measured extend the trunk with about twice as much (Stobbe 1982, not verified): what the spine stops is told on the safe side</source>
        <translation>Mittlere Drehmomente von Rumpf, Hals, Schultern und Handgelenken sind die des Dokuments 002, nach Masse mal Körperhöhe, bei Frauen 0.72 davon, Rumpfstreckung nicht mehr als Beugung; gemessene Personen strecken den Rumpf mit etwa doppelt so viel (Stobbe 1982, nicht geprüft): was an der Wirbelsäule scheitert, ist zur sicheren Seite hin genannt</translation>
    </message>
    <message>
        <source>Means by sex, mass and stature as of people by handhold subject; spread about them: legs Anderson 2007, elbows Lategan and Krueger 2003, shoulders and trunk Stobbe 1982 (from memory) without what mass and stature spread, others as grips, Mathiowetz 1985; any two strengths of a person correlate by %1 (grip and knee, Bohannon 2023); the same at all speeds and angles</source>
        <translation>Mittelwerte nach Geschlecht, Masse und Körperhöhe wie bei Personen von handhold subject; Streuung darum: Beine Anderson 2007, Ellbogen Lategan und Krueger 2003, Schultern und Rumpf Stobbe 1982 (aus dem Gedächtnis) ohne den Anteil, den Masse und Körperhöhe streuen, übrige wie Griffkräfte, Mathiowetz 1985; je zwei Kräfte einer Person korrelieren mit %1 (Griff und Knie, Bohannon 2023); gleich bei allen Geschwindigkeiten und Winkeln</translation>
    </message>
    <message>
        <source>Measure the body and fit it to all frames; the status line shows how far it is</source>
        <translation>Körper vermessen und an alle Bilder anpassen; die Statuszeile zeigt den Fortschritt</translation>
    </message>
    <message>
        <source>Measured loads on the model, as OpenSim's ExternalLoads</source>
        <translation>Gemessene Lasten am Modell, als ExternalLoads von OpenSim</translation>
    </message>
    <message>
        <source>Measured rates</source>
        <translation>Gemessene Raten</translation>
    </message>
    <message>
        <source>Measuring the body</source>
        <translation>Körper wird vermessen</translation>
    </message>
    <message>
        <source>Mechanical energy (J)</source>
        <translation>Mechanische Energie (J)</translation>
    </message>
    <message>
        <source>Mechanical power of all joints, whichever way it flows (100 W)</source>
        <translation>Mechanische Leistung aller Gelenke, gleich in welcher Richtung (100 W)</translation>
    </message>
    <message>
        <source>medium risk, action needed</source>
        <translation>mittleres Risiko, Maßnahme nötig</translation>
    </message>
    <message>
        <source>Meeting the angle exactly</source>
        <translation>Der Winkel wird genau getroffen</translation>
    </message>
    <message>
        <source>men</source>
        <translation>Männer</translation>
    </message>
    <message>
        <source>mend the file, or move it away</source>
        <translation>die Datei in Ordnung bringen oder verschieben</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>mesh</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Mesh from a file…</source>
        <translation>Netz aus einer Datei…</translation>
    </message>
    <message>
        <source>Meshes (*.obj *.stl *.ply *.dae *.gltf *.glb)</source>
        <translation>Netze (*.obj *.stl *.ply *.dae *.gltf *.glb)</translation>
    </message>
    <message>
        <source>Metabolic energy</source>
        <translation>Stoffwechselenergie</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Methods and more</source>
        <translation>Verfahren und mehr</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>Meter</translation>
    </message>
    <message>
        <source>Metres for one unit of the file</source>
        <translation>Meter für eine Einheit der Datei</translation>
    </message>
    <message>
        <source>Metric (m, N, kg)</source>
        <translation>Metrisch (m, N, kg)</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>Mittlere Taste ziehen</translation>
    </message>
    <message>
        <source>Middle of the hands on the rail: left, up, forward</source>
        <translation>Mitte der Hände auf der Stange: links, oben, vorn</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>Millimeter</translation>
    </message>
    <message>
        <source>Minimise</source>
        <translation>Minimieren</translation>
    </message>
    <message>
        <source>Minimised</source>
        <translation>Minimiert</translation>
    </message>
    <message>
        <source>minimised: %1</source>
        <translation>minimiert: %1</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>%1 spiegeln</translation>
    </message>
    <message>
        <source>Mirror &amp;left to right</source>
        <translation>Li&amp;nks nach rechts spiegeln</translation>
    </message>
    <message>
        <source>Mirror left to right</source>
        <translation>Links nach rechts spiegeln</translation>
    </message>
    <message>
        <source>Mirror one side to the other</source>
        <translation>Eine Seite auf die andere spiegeln</translation>
    </message>
    <message>
        <source>Mirror right to left</source>
        <translation>Rechts nach links spiegeln</translation>
    </message>
    <message>
        <source>Mirror to the &amp;other side</source>
        <translation>Auf die &amp;andere Seite spiegeln</translation>
    </message>
    <message>
        <source>Mirrored contacts and limbs carry the same</source>
        <translation>Spiegelgleiche Kontakte und Glieder tragen gleich viel</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Models of OpenSim (*.osim)</source>
        <translation>OpenSim-Modelle (*.osim)</translation>
    </message>
    <message>
        <source>module</source>
        <translation>Modul</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>Moment  </source>
        <translation>Moment  </translation>
    </message>
    <message>
        <source>moment</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>moment %1</source>
        <translation>Moment %1</translation>
    </message>
    <message>
        <source>moment across the plane that is left to the elbow</source>
        <translation>Moment quer zur Ebene, das dem Ellbogen bleibt</translation>
    </message>
    <message>
        <source>Moment against the turn at its greatest speed, less in proportion</source>
        <translation>Moment gegen die Drehung bei ihrer höchsten Geschwindigkeit, sonst im Verhältnis weniger</translation>
    </message>
    <message>
        <source>Moment against the turn for each rad/s</source>
        <translation>Moment gegen die Drehung je rad/s</translation>
    </message>
    <message>
        <source>Moment against the turn, the same at any speed</source>
        <translation>Moment gegen die Drehung, bei jeder Geschwindigkeit gleich</translation>
    </message>
    <message>
        <source>Moment left over</source>
        <translation>Übriges Moment</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Momente</translation>
    </message>
    <message>
        <source>Momentum </source>
        <translation>Impuls </translation>
    </message>
    <message>
        <source>Momentum %1 kg m/s</source>
        <translation>Impuls %1 kg m/s</translation>
    </message>
    <message>
        <source>Momentum %1 kg m/s, %2</source>
        <translation>Impuls %1 kg m/s, %2</translation>
    </message>
    <message>
        <source>Momentum residue</source>
        <translation>Impulsrest</translation>
    </message>
    <message>
        <source>Momentum that the push gives the body</source>
        <translation>Impuls, den das Abstoßen dem Körper gibt</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Mond</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>more than %1 % of strength</source>
        <translation>mehr als %1 % der Kraft</translation>
    </message>
    <message>
        <source>More than a million cases</source>
        <translation>Mehr als eine Million Fälle</translation>
    </message>
    <message>
        <source>more than a million frames are asked for</source>
        <translation>mehr als eine Million Bilder sind verlangt</translation>
    </message>
    <message>
        <source>more than the hardware is made for</source>
        <translation>mehr, als wofür die Ausrüstung gebaut ist</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Größte</translation>
    </message>
    <message>
        <source>Most %1 %2</source>
        <translation>Höchstens %1 %2</translation>
    </message>
    <message>
        <source>Most bend of a finger joint (deg)</source>
        <translation>Größte Beugung eines Fingergelenks (Grad)</translation>
    </message>
    <message>
        <source>Most force along the bar or the surface, each axis</source>
        <translation>Größte Kraft entlang der Stange oder der Fläche, je Achse</translation>
    </message>
    <message>
        <source>Most force away from the surface, or out of the palm</source>
        <translation>Größte Kraft von der Fläche weg oder aus der Handfläche</translation>
    </message>
    <message>
        <source>Most force into the palm, the sole or the part that rests</source>
        <translation>Größte Kraft in die Handfläche, die Sohle oder den ruhenden Teil</translation>
    </message>
    <message>
        <source>Most loaded</source>
        <translation>Am meisten belastet</translation>
    </message>
    <message>
        <source>most loaded joint</source>
        <translation>am höchsten belastetes Gelenk</translation>
    </message>
    <message>
        <source>Most loaded joint, of the places reached</source>
        <translation>Am meisten belastetes Gelenk an den erreichten Stellen</translation>
    </message>
    <message>
        <source>most loaded: %1</source>
        <translation>am meisten belastet: %1</translation>
    </message>
    <message>
        <source>Most moment about each axis that can carry one</source>
        <translation>Größtes Moment um jede Achse, die eines tragen kann</translation>
    </message>
    <message>
        <source>Most moment about the bar, by the hand's friction; 0: free to turn</source>
        <translation>Größtes Moment um die Stange, durch die Reibung der Hand; 0: frei drehbar</translation>
    </message>
    <message>
        <source>Most that can be held</source>
        <translation>Höchstens haltbar</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Motion (4.3)</source>
        <translation>Bewegung (4.3)</translation>
    </message>
    <message>
        <source>Motion before the last change</source>
        <translation>Bewegung vor der letzten Änderung</translation>
    </message>
    <message>
        <source>Motion file</source>
        <translation>Bewegungsdatei</translation>
    </message>
    <message>
        <source>Motion objective</source>
        <translation>Zielfunktion der Bewegung</translation>
    </message>
    <message>
        <source>Motion objective preset</source>
        <translation>Vorgabe der Zielfunktion der Bewegung</translation>
    </message>
    <message>
        <source>Motion objective: %1</source>
        <translation>Zielfunktion der Bewegung: %1</translation>
    </message>
    <message>
        <source>Motion of the model</source>
        <translation>Bewegung des Modells</translation>
    </message>
    <message>
        <source>Motions begin at the posture shown</source>
        <translation>Bewegungen beginnen in der gezeigten Haltung</translation>
    </message>
    <message>
        <source>Motion…</source>
        <translation>Bewegung…</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Maus</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 bewegen</translation>
    </message>
    <message>
        <source>Move %1 to its best place</source>
        <translation>%1 an die beste Stelle bringen</translation>
    </message>
    <message>
        <source>Move along %1: type a distance, then Enter</source>
        <translation>Entlang %1 bewegen: Strecke eingeben, dann Eingabetaste</translation>
    </message>
    <message>
        <source>Move event</source>
        <translation>Ereignis verschieben</translation>
    </message>
    <message>
        <source>move it between lower and upper</source>
        <translation>zwischen unten und oben schieben</translation>
    </message>
    <message>
        <source>Move it earlier</source>
        <translation>Nach vorn verschieben</translation>
    </message>
    <message>
        <source>Move it later</source>
        <translation>Nach hinten verschieben</translation>
    </message>
    <message>
        <source>move it onto the face</source>
        <translation>auf die Fläche bringen</translation>
    </message>
    <message>
        <source>move it to one side first</source>
        <translation>es zuerst zu einer Seite bewegen</translation>
    </message>
    <message>
        <source>move it to where the body reaches, or release another contact</source>
        <translation>dorthin bewegen, wo der Körper hinreicht, oder einen anderen Kontakt freigeben</translation>
    </message>
    <message>
        <source>move or release the contact, or solve the start posture first</source>
        <translation>den Kontakt bewegen oder freigeben, oder zuerst die Anfangshaltung lösen</translation>
    </message>
    <message>
        <source>Move stage %1 earlier</source>
        <translation>Abschnitt %1 nach vorn verschieben</translation>
    </message>
    <message>
        <source>Move stage %1 later</source>
        <translation>Abschnitt %1 nach hinten verschieben</translation>
    </message>
    <message>
        <source>move that file away, or give study and task back their text</source>
        <translation>diese Datei wegschieben oder Studie und Aufgabe ihren Text wiedergeben</translation>
    </message>
    <message>
        <source>Move the bar</source>
        <translation>Stange bewegen</translation>
    </message>
    <message>
        <source>move the circle nearer to the body, or release a contact</source>
        <translation>den Kreis näher an den Körper bringen, oder einen Kontakt freigeben</translation>
    </message>
    <message>
        <source>move the body over the foot, or add a handhold</source>
        <translation>den Körper über den Fuß bringen, oder einen Handgriff hinzufügen</translation>
    </message>
    <message>
        <source>Move the event to the playhead</source>
        <translation>Ereignis zur Abspielmarke verschieben</translation>
    </message>
    <message>
        <source>move the path nearer to the body, or release a contact</source>
        <translation>den Weg näher an den Körper bringen, oder einen Kontakt freigeben</translation>
    </message>
    <message>
        <source>Move to the &amp;best place</source>
        <translation>An &amp;die beste Stelle bringen</translation>
    </message>
    <message>
        <source>Move what is selected</source>
        <translation>Ausgewähltes bewegen</translation>
    </message>
    <message>
        <source>move what the body holds or reaches, so that the limbs can go round</source>
        <translation>bewegen, was der Körper hält oder erreicht, so dass die Glieder herumkommen</translation>
    </message>
    <message>
        <source>Move, rotate; then X, a number, Enter</source>
        <translation>Bewegen, drehen; dann X, eine Zahl, Eingabetaste</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Moves all in time so that the first such events are at once</source>
        <translation>Verschiebt alle in der Zeit, so dass die ersten solchen Ereignisse zugleich sind</translation>
    </message>
    <message>
        <source>Moves like a person</source>
        <translation>Bewegt sich wie ein Mensch</translation>
    </message>
    <message>
        <source>moves the model</source>
        <translation>bewegt das Modell</translation>
    </message>
    <message>
        <source>Moves the slice through the reach</source>
        <translation>Verschiebt den Schnitt durch die Reichweite</translation>
    </message>
    <message>
        <source>moving %1 at %2 instead of %3</source>
        <translation>%1 mit %2 statt %3 bewegen</translation>
    </message>
    <message>
        <source>Moving hand over hand</source>
        <translation>Hand über Hand</translation>
    </message>
    <message>
        <source>moving the %1</source>
        <translation>bewegen: %1</translation>
    </message>
    <message>
        <source>moving the %1 %2 cm %3</source>
        <translation>%1 um %2 cm %3 bewegen</translation>
    </message>
    <message>
        <source>moving the %1 %2 in %3</source>
        <translation>%1 um %2 in %3 bewegen</translation>
    </message>
    <message>
        <source>moving the %1 %2 m %3</source>
        <translation>%1 um %2 m %3 bewegen</translation>
    </message>
    <message>
        <source>moving the %1 %2 mm %3</source>
        <translation>%1 um %2 mm %3 bewegen</translation>
    </message>
    <message>
        <source>moving the foothold %1 %2 cm %3</source>
        <translation>Stand %1 um %2 cm %3 bewegen</translation>
    </message>
    <message>
        <source>moving the foothold %1 %2 in %3</source>
        <translation>Stand %1 um %2 in %3 bewegen</translation>
    </message>
    <message>
        <source>moving the foothold %1 %2 m %3</source>
        <translation>Stand %1 um %2 m %3 bewegen</translation>
    </message>
    <message>
        <source>moving the foothold %1 %2 mm %3</source>
        <translation>Stand %1 um %2 mm %3 bewegen</translation>
    </message>
    <message>
        <source>moving the handhold %1 %2 cm %3</source>
        <translation>Handgriff %1 um %2 cm %3 bewegen</translation>
    </message>
    <message>
        <source>moving the handhold %1 %2 in %3</source>
        <translation>Handgriff %1 um %2 in %3 bewegen</translation>
    </message>
    <message>
        <source>moving the handhold %1 %2 m %3</source>
        <translation>Handgriff %1 um %2 m %3 bewegen</translation>
    </message>
    <message>
        <source>moving the handhold %1 %2 mm %3</source>
        <translation>Handgriff %1 um %2 mm %3 bewegen</translation>
    </message>
    <message>
        <source>moving the support %1 %2 cm %3</source>
        <translation>Stütze %1 um %2 cm %3 bewegen</translation>
    </message>
    <message>
        <source>moving the support %1 %2 in %3</source>
        <translation>Stütze %1 um %2 in %3 bewegen</translation>
    </message>
    <message>
        <source>moving the support %1 %2 m %3</source>
        <translation>Stütze %1 um %2 m %3 bewegen</translation>
    </message>
    <message>
        <source>moving the support %1 %2 mm %3</source>
        <translation>Stütze %1 um %2 mm %3 bewegen</translation>
    </message>
    <message>
        <source>moving the target %1</source>
        <translation>Ziel bewegen: %1</translation>
    </message>
    <message>
        <source>moving the target %1 %2 cm %3</source>
        <translation>Ziel %1 um %2 cm %3 bewegen</translation>
    </message>
    <message>
        <source>moving the target %1 %2 in %3</source>
        <translation>Ziel %1 um %2 in %3 bewegen</translation>
    </message>
    <message>
        <source>moving the target %1 %2 m %3</source>
        <translation>Ziel %1 um %2 m %3 bewegen</translation>
    </message>
    <message>
        <source>moving the target %1 %2 mm %3</source>
        <translation>Ziel %1 um %2 mm %3 bewegen</translation>
    </message>
    <message>
        <source>MP4</source>
        <translation>MP4</translation>
    </message>
    <message>
        <source>MP4 (*.mp4)</source>
        <translation>MP4 (*.mp4)</translation>
    </message>
    <message>
        <source>MP4 needs ffmpeg, which is not installed</source>
        <translation>MP4 braucht ffmpeg, das nicht installiert ist</translation>
    </message>
    <message>
        <source>MP4 wants an even number</source>
        <translation>MP4 verlangt eine gerade Zahl</translation>
    </message>
    <message>
        <source>multifidus, from L2</source>
        <translation>Multifidus, ab L2</translation>
    </message>
    <message>
        <source>multifidus, from L4</source>
        <translation>Multifidus, ab L4</translation>
    </message>
    <message>
        <source>Muscle</source>
        <translation>Muskel</translation>
    </message>
    <message>
        <source>Muscle activation</source>
        <translation>Muskelaktivierung</translation>
    </message>
    <message>
        <source>muscle against bending</source>
        <translation>Muskel gegen Beugung</translation>
    </message>
    <message>
        <source>Muscle length</source>
        <translation>Muskellänge</translation>
    </message>
    <message>
        <source>Muscle stress</source>
        <translation>Muskelkraft je Querschnitt</translation>
    </message>
    <message>
        <source>Muscle tension</source>
        <translation>Muskelspannung</translation>
    </message>
    <message>
        <source>Muscle torque at this instant</source>
        <translation>Muskeldrehmoment zu diesem Zeitpunkt</translation>
    </message>
    <message>
        <source>Muscles</source>
        <translation>Muskeln</translation>
    </message>
    <message>
        <source>Muscles along their lines, coloured by what part of their strength they give</source>
        <translation>Muskeln entlang ihrer Linien, gefärbt nach dem Teil ihrer Kraft, den sie geben</translation>
    </message>
    <message>
        <source>muscles in the sum (4) for the elbow</source>
        <translation>Muskeln in der Summe (4) für den Ellbogen</translation>
    </message>
    <message>
        <source>Muscles of an OpenSim model</source>
        <translation>Muskeln eines OpenSim-Modells</translation>
    </message>
    <message>
        <source>Muscles of an OpenSim model…</source>
        <translation>Muskeln eines OpenSim-Modells…</translation>
    </message>
    <message>
        <source>Muscles pull less where they are short, stretched or fast (De Groote 2016)</source>
        <translation>Muskeln ziehen schwächer, wo sie kurz, gedehnt oder schnell sind (De Groote 2016)</translation>
    </message>
    <message>
        <source>Muscles take what their joints ask for</source>
        <translation>Muskeln nehmen auf, was ihre Gelenke verlangen</translation>
    </message>
    <message>
        <source>Muscles take what their joints ask for; across their axes the joints themselves bear %1 in that of the %2</source>
        <translation>Muskeln nehmen auf, was ihre Gelenke verlangen; quer zu ihren Achsen tragen die Gelenke selbst %1 am Gelenk %2</translation>
    </message>
    <message>
        <source>Muscles take what their joints ask for; across their axes the joints themselves bear %1 in that of the %2, %3 in that of the %4</source>
        <translation>Muskeln nehmen auf, was ihre Gelenke verlangen; quer zu ihren Achsen tragen die Gelenke selbst %1 am Gelenk %2, %3 am Gelenk %4</translation>
    </message>
    <message>
        <source>muscles that pull</source>
        <translation>ziehende Muskeln</translation>
    </message>
    <message>
        <source>Muscles, +</source>
        <translation>Muskeln, +</translation>
    </message>
    <message>
        <source>Muscles, part of strength</source>
        <translation>Muskeln, Teil der Kraft</translation>
    </message>
    <message>
        <source>Muscles, −</source>
        <translation>Muskeln, −</translation>
    </message>
    <message>
        <source>must be from %1 to %2</source>
        <translation>muss zwischen %1 und %2 liegen</translation>
    </message>
    <message>
        <source>must be greater than zero</source>
        <translation>muss größer als null sein</translation>
    </message>
    <message>
        <source>must be positive</source>
        <translation>muss positiv sein</translation>
    </message>
    <message>
        <source>Must hold</source>
        <translation>Muss gelten</translation>
    </message>
    <message>
        <source>must hold</source>
        <translation>muss gelten</translation>
    </message>
    <message>
        <source>must lie below half the plates' rate</source>
        <translation>muss unter der halben Rate der Platten liegen</translation>
    </message>
    <message>
        <source>must lie below half the rate</source>
        <translation>muss unter der halben Rate liegen</translation>
    </message>
    <message>
        <source>must not be negative</source>
        <translation>darf nicht negativ sein</translation>
    </message>
    <message>
        <source>Mx (N m)</source>
        <translation>Mx (N m)</translation>
    </message>
    <message>
        <source>My (N m)</source>
        <translation>My (N m)</translation>
    </message>
    <message>
        <source>Mz (N m)</source>
        <translation>Mz (N m)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>name a C3D file</source>
        <translation>eine C3D-Datei nennen</translation>
    </message>
    <message>
        <source>name a file</source>
        <translation>eine Datei nennen</translation>
    </message>
    <message>
        <source>name a file of text</source>
        <translation>eine Textdatei nennen</translation>
    </message>
    <message>
        <source>name a file that may be read</source>
        <translation>eine lesbare Datei nennen</translation>
    </message>
    <message>
        <source>name a new folder</source>
        <translation>einen neuen Ordner nennen</translation>
    </message>
    <message>
        <source>name a recording</source>
        <translation>eine Aufnahme nennen</translation>
    </message>
    <message>
        <source>name a smaller file</source>
        <translation>eine kleinere Datei nennen</translation>
    </message>
    <message>
        <source>name a task from the study's folder</source>
        <translation>eine Aufgabe aus dem Ordner der Studie nennen</translation>
    </message>
    <message>
        <source>name another file</source>
        <translation>eine andere Datei nennen</translation>
    </message>
    <message>
        <source>name bodies as OpenSim's models do: pelvis, femur_r, tibia_r, torso, thorax, scapula, humerus, lumbar5 ...</source>
        <translation>Körper nennen, wie es Modelle von OpenSim tun: pelvis, femur_r, tibia_r, torso, thorax, scapula, humerus, lumbar5 ...</translation>
    </message>
    <message>
        <source>name it</source>
        <translation>benennen</translation>
    </message>
    <message>
        <source>name its hand</source>
        <translation>seine Hand nennen</translation>
    </message>
    <message>
        <source>Name of stage %1</source>
        <translation>Name des Abschnitts %1</translation>
    </message>
    <message>
        <source>Name of the person</source>
        <translation>Name der Person</translation>
    </message>
    <message>
        <source>Name of your set</source>
        <translation>Name des Satzes</translation>
    </message>
    <message>
        <source>name one of its sites</source>
        <translation>einen seiner Körperpunkte nennen</translation>
    </message>
    <message>
        <source>name one of the segments</source>
        <translation>eines der Segmente nennen</translation>
    </message>
    <message>
        <source>name the marker</source>
        <translation>den Marker nennen</translation>
    </message>
    <message>
        <source>name the marker set that it has, or place its markers</source>
        <translation>seinen Markersatz nennen oder seine Marker setzen</translation>
    </message>
    <message>
        <source>name the mesh file</source>
        <translation>die Datei des Netzes nennen</translation>
    </message>
    <message>
        <source>name them</source>
        <translation>sie benennen</translation>
    </message>
    <message>
        <source>name what the hand holds</source>
        <translation>nennen, was die Hand hält</translation>
    </message>
    <message>
        <source>Named &amp;postures</source>
        <translation>Benannte Haltungen</translation>
    </message>
    <message>
        <source>Named postures</source>
        <translation>Benannte Haltungen</translation>
    </message>
    <message>
        <source>Named…</source>
        <translation>Mit Namen…</translation>
    </message>
    <message>
        <source>names come twice, as %1</source>
        <translation>Namen kommen zweimal vor, wie %1</translation>
    </message>
    <message>
        <source>Nauka, 13.0 m outside</source>
        <translation>Nauka, 13.0 m außen</translation>
    </message>
    <message>
        <source>near the end of its range</source>
        <translation>nahe dem Ende des Bereichs</translation>
    </message>
    <message>
        <source>near what the hardware is made for</source>
        <translation>nahe an dem, wofür die Ausrüstung gebaut ist</translation>
    </message>
    <message>
        <source>Nearest relaxed</source>
        <translation>Der entspannten am nächsten</translation>
    </message>
    <message>
        <source>Nearest to the guess</source>
        <translation>Dem Entwurf am nächsten</translation>
    </message>
    <message>
        <source>Nearly solved: the objective could not be improved to the tolerance</source>
        <translation>Beinahe gelöst: die Zielfunktion ließ sich nicht bis auf die Toleranz verbessern</translation>
    </message>
    <message>
        <source>neck</source>
        <translation>Hals</translation>
    </message>
    <message>
        <source>Neck and head</source>
        <translation>Hals und Kopf</translation>
    </message>
    <message>
        <source>neck flexion</source>
        <translation>Halsbeugung</translation>
    </message>
    <message>
        <source>neck lateral</source>
        <translation>Seitneigung des Halses</translation>
    </message>
    <message>
        <source>neck rotation</source>
        <translation>Halsdrehung</translation>
    </message>
    <message>
        <source>Needs ffmpeg: install the package ffmpeg</source>
        <translation>Braucht ffmpeg: Paket ffmpeg installieren</translation>
    </message>
    <message>
        <source>Negative work</source>
        <translation>Negative Arbeit</translation>
    </message>
    <message>
        <source>Negative work: muscles brake</source>
        <translation>Negative Arbeit: Muskeln bremsen</translation>
    </message>
    <message>
        <source>negligible risk</source>
        <translation>vernachlässigbares Risiko</translation>
    </message>
    <message>
        <source>net force on the shoulder</source>
        <translation>Nettokraft auf die Schulter</translation>
    </message>
    <message>
        <source>Net moment at the wrist (N m)</source>
        <translation>Nettomoment am Handgelenk (N m)</translation>
    </message>
    <message>
        <source>net moments of the moving arm</source>
        <translation>Nettomomente des bewegten Arms</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>neutral within 5 degrees; twisted, bent aside or deviated from 10, abducted from 20</source>
        <translation>neutral bis 5 Grad; verdreht, seitlich gebeugt oder abgewichen ab 10, abgespreizt ab 20</translation>
    </message>
    <message>
        <source>Neutral, weightless</source>
        <translation>Neutral, schwerelos</translation>
    </message>
    <message>
        <source>Neutral: floats and ballast balance the whole person, not limb by limb, and what is carried floats. None: people as they are</source>
        <translation>Neutral: Auftriebskörper und Ballast halten die Person als Ganzes im Gleichgewicht, nicht Glied für Glied, und was getragen wird schwebt. Keine: Menschen, wie sie sind</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>nie gespeichert</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>Neues F&amp;enster</translation>
    </message>
    <message>
        <source>New point</source>
        <translation>Neuer Punkt</translation>
    </message>
    <message>
        <source>New point here</source>
        <translation>Neuer Punkt hier</translation>
    </message>
    <message>
        <source>New task</source>
        <translation>Neue Aufgabe</translation>
    </message>
    <message>
        <source>NIOSH lifting</source>
        <translation>NIOSH Heben</translation>
    </message>
    <message>
        <source>no action</source>
        <translation>keine Maßnahme</translation>
    </message>
    <message>
        <source>No body can be fitted: there are no markers, and columns show a posture only where they are named as joints of the body, as r_knee_flexion</source>
        <translation>Kein Körper lässt sich anpassen: es gibt keine Marker, und Spalten zeigen eine Haltung nur, wo sie wie Gelenke des Körpers heißen, etwa r_knee_flexion</translation>
    </message>
    <message>
        <source>No body can be fitted yet: choose a marker set that tells where the markers sit, or put labels on the body</source>
        <translation>Noch lässt sich kein Körper anpassen: einen Markersatz wählen, der sagt, wo die Marker sitzen, oder Marken auf den Körper setzen</translation>
    </message>
    <message>
        <source>no body moves in what is shown</source>
        <translation>in dem, was gezeigt wird, bewegt sich kein Körper</translation>
    </message>
    <message>
        <source>No case has “%1”; columns: %2</source>
        <translation>Kein Fall hat „%1“; Spalten: %2</translation>
    </message>
    <message>
        <source>No column holds anything that moves</source>
        <translation>Keine Spalte enthält etwas, das sich bewegt</translation>
    </message>
    <message>
        <source>no column holds times</source>
        <translation>keine Spalte enthält Zeiten</translation>
    </message>
    <message>
        <source>no contact can give the missing %1</source>
        <translation>kein Kontakt kann die fehlenden %1 geben</translation>
    </message>
    <message>
        <source>No copy of the unsaved work could be made: %1</source>
        <translation>Von der nicht gespeicherten Arbeit war keine Kopie möglich: %1</translation>
    </message>
    <message>
        <source>no fitted recording with these plates is shown</source>
        <translation>keine angepasste Aufnahme mit diesen Platten wird gezeigt</translation>
    </message>
    <message>
        <source>no foot</source>
        <translation>kein Fuß</translation>
    </message>
    <message>
        <source>No gravity, nothing to hold: the springs of the joints bring the body into the neutral posture of weightlessness.</source>
        <translation>Keine Schwerkraft, nichts zu halten: die Federn der Gelenke bringen den Körper in die neutrale Haltung der Schwerelosigkeit.</translation>
    </message>
    <message>
        <source>No gravity: the feet are restrained, the hands hold still against the pull of a tool.</source>
        <translation>Ohne Schwerkraft: die Füße sind gehalten, die Hände halten gegen den Zug eines Werkzeugs still.</translation>
    </message>
    <message>
        <source>No contacts yet</source>
        <translation>Noch keine Kontakte</translation>
    </message>
    <message>
        <source>no joint</source>
        <translation>kein Gelenk</translation>
    </message>
    <message>
        <source>No joint above half of its strength: the inner shell</source>
        <translation>Kein Gelenk über der Hälfte seiner Kraft: die innere Hülle</translation>
    </message>
    <message>
        <source>No relief</source>
        <translation>Keine Entlastung</translation>
    </message>
    <message>
        <source>No joint needs more than its muscles give</source>
        <translation>Kein Gelenk braucht mehr, als seine Muskeln geben</translation>
    </message>
    <message>
        <source>no joint tires within a shift</source>
        <translation>kein Gelenk ermüdet innerhalb einer Schicht</translation>
    </message>
    <message>
        <source>No loads</source>
        <translation>Keine Lasten</translation>
    </message>
    <message>
        <source>No manoeuvre</source>
        <translation>Kein Manöver</translation>
    </message>
    <message>
        <source>No marker is seen in enough frames in a row to tell noise from motion</source>
        <translation>Kein Marker ist in genug Bildern nacheinander zu sehen, um Rauschen von Bewegung zu trennen</translation>
    </message>
    <message>
        <source>no marker set tells the segments</source>
        <translation>kein Markersatz nennt die Segmente</translation>
    </message>
    <message>
        <source>no marker set tells where the markers sit on the body</source>
        <translation>kein Markersatz sagt, wo die Marker am Körper sitzen</translation>
    </message>
    <message>
        <source>no model there is the standard person</source>
        <translation>kein Modell dort ist die Standardperson</translation>
    </message>
    <message>
        <source>no moment of the force about its point is told</source>
        <translation>kein Moment der Kraft um ihren Punkt ist angegeben</translation>
    </message>
    <message>
        <source>No muscle acts; springs and stops of the joints remain</source>
        <translation>Kein Muskel wirkt; Federn und Anschläge der Gelenke bleiben</translation>
    </message>
    <message>
        <source>No muscles: the joints bear all</source>
        <translation>Keine Muskeln: die Gelenke tragen alles</translation>
    </message>
    <message>
        <source>No posture or motion was found that keeps all laws; searches are local, and another start may find one</source>
        <translation>Keine Haltung oder Bewegung wurde gefunden, die alle Nebenbedingungen einhält; Suchen sind lokal, und ein anderer Anfang kann eine finden</translation>
    </message>
    <message>
        <source>No posture was found that keeps all laws</source>
        <translation>Keine Haltung wurde gefunden, die alle Nebenbedingungen einhält</translation>
    </message>
    <message>
        <source>No posture was found to begin or end with</source>
        <translation>Keine Haltung wurde gefunden, mit der zu beginnen oder zu enden wäre</translation>
    </message>
    <message>
        <source>No props</source>
        <translation>Keine Gegenstände</translation>
    </message>
    <message>
        <source>No push fits this flight; the rail is too near or the turn too quick</source>
        <translation>Kein Abstoßen passt zu diesem Flug; die Stange ist zu nah oder die Drehung zu schnell</translation>
    </message>
    <message>
        <source>no rate is told</source>
        <translation>keine Rate ist genannt</translation>
    </message>
    <message>
        <source>No reach: %1</source>
        <translation>Keine Reichweite: %1</translation>
    </message>
    <message>
        <source>No real suit: assumed numbers for trying things out, below the bound p pi D^3 / 8 of plain tubes at 29.6 kPa (20 N m for a diameter of 0.12 m, 93 N m for 0.20 m). Tables of torque by angle of real suits could not be had; put measured ones in their place.</source>
        <translation>Kein wirklicher Anzug: angenommene Zahlen zum Ausprobieren, unter der Schranke p pi D^3 / 8 glatter Schläuche bei 29.6 kPa (20 N m bei einem Durchmesser von 0.12 m, 93 N m bei 0.20 m). Tabellen des Drehmoments nach dem Winkel wirklicher Anzüge waren nicht zu haben; gemessene an ihre Stelle setzen.</translation>
    </message>
    <message>
        <source>no recorded motion is shown</source>
        <translation>keine aufgenommene Bewegung wird gezeigt</translation>
    </message>
    <message>
        <source>No recording</source>
        <translation>Keine Aufnahme</translation>
    </message>
    <message>
        <source>no result</source>
        <translation>kein Ergebnis</translation>
    </message>
    <message>
        <source>no result is shown</source>
        <translation>kein Ergebnis wird gezeigt</translation>
    </message>
    <message>
        <source>no result with a recording is shown</source>
        <translation>kein Ergebnis mit Aufnahme wird gezeigt</translation>
    </message>
    <message>
        <source>No sample tells of “%1”.</source>
        <translation>Kein Beispiel handelt von „%1“.</translation>
    </message>
    <message>
        <source>no side of the thing lets the hand point down to it</source>
        <translation>keine Seite des Gegenstands lässt die Hand nach unten zu ihm zeigen</translation>
    </message>
    <message>
        <source>No speed</source>
        <translation>Keine Geschwindigkeit</translation>
    </message>
    <message>
        <source>No step improves the objective any more</source>
        <translation>Kein Schritt verbessert die Zielfunktion mehr</translation>
    </message>
    <message>
        <source>no strength of people is known for any joint of this body</source>
        <translation>für kein Gelenk dieses Körpers ist die Kraft von Menschen bekannt</translation>
    </message>
    <message>
        <source>No targets</source>
        <translation>Keine Ziele</translation>
    </message>
    <message>
        <source>no torques are shown</source>
        <translation>keine Drehmomente werden gezeigt</translation>
    </message>
    <message>
        <source>no unit is told</source>
        <translation>keine Einheit ist genannt</translation>
    </message>
    <message>
        <source>no unit is told of the markers</source>
        <translation>keine Einheit der Marker ist genannt</translation>
    </message>
    <message>
        <source>no unit is told of them</source>
        <translation>keine Einheit ist für sie genannt</translation>
    </message>
    <message>
        <source>no way that was tried keeps the body out of itself</source>
        <translation>kein versuchter Weg hält den Körper aus sich selbst heraus</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Nobody is shown who has eyes to look through</source>
        <translation>Niemand ist zu sehen, der Augen hat, durch die man blicken könnte</translation>
    </message>
    <message>
        <source>are those of the body itself</source>
        <translation>sind die des Körpers selbst</translation>
    </message>
    <message>
        <source>their angles are taken as told</source>
        <translation>ihre Winkel gelten, wie sie genannt sind</translation>
    </message>
    <message>
        <source>Bones that the set does not know</source>
        <translation>Knochen, die der Satz nicht kennt</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Knochen</translation>
    </message>
    <message>
        <source>Choose a bone, then the segment that it is: its joint is put where that begins. Or click on the body where its joint is.</source>
        <translation>Einen Knochen wählen, dann das Segment, das er ist: Sein Gelenk sitzt, wo dieses beginnt. Oder auf dem Körper anklicken, wo sein Gelenk ist.</translation>
    </message>
    <message>
        <source>No body can be fitted yet: say which part of the body each bone is</source>
        <translation>Noch kann kein Körper angepasst werden: Unten angeben, welcher Teil des Körpers jeder Knochen ist</translation>
    </message>
    <message>
        <source>are named otherwise than in any skeleton known here</source>
        <translation>heißen anders als in jedem hier bekannten Skelett</translation>
    </message>
    <message>
        <source>taken by words in their names, as %1 for the %2</source>
        <translation>nach Wörtern in ihren Namen zugeordnet, %1 etwa als %2</translation>
    </message>
    <message>
        <source>their names tell no parts of a body</source>
        <translation>ihre Namen nennen keine Körperteile</translation>
    </message>
    <message>
        <source>taken by the shape of the skeleton, as %1 for the %2</source>
        <translation>nach der Form des Skeletts zugeordnet, %1 etwa als %2</translation>
    </message>
    <message>
        <source>sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>no name tells which is the left one</source>
        <translation>kein Name sagt, welche die linke ist</translation>
    </message>
    <message>
        <source>told by where the feet point</source>
        <translation>danach bestimmt, wohin die Füße zeigen</translation>
    </message>
    <message>
        <source>no name and no foot tells which is the left one</source>
        <translation>kein Name und kein Fuß zeigt, welche die linke ist</translation>
    </message>
    <message>
        <source>a guess: x is taken as left</source>
        <translation>geraten: x gilt als links</translation>
    </message>
    <message>
        <source>taken as %1 up, along which the body stands</source>
        <translation>%1 gilt als oben, weil der Körper so steht</translation>
    </message>
    <message>
        <source>root</source>
        <translation>Wurzel</translation>
    </message>
    <message>
        <source>the file does not tell where it is</source>
        <translation>die Datei sagt nicht, wo sie ist</translation>
    </message>
    <message>
        <source>it stays where the lowest joint is on the floor at the beginning</source>
        <translation>sie bleibt, wo das tiefste Gelenk am Anfang auf dem Boden ist</translation>
    </message>
    <message>
        <source>has no length, as if a bone had been lost</source>
        <translation>hat keine Länge, als wäre ein Knochen verloren gegangen</translation>
    </message>
    <message>
        <source>taken as %1 long, as in the skeletons of which such files are made</source>
        <translation>als %1 lang angenommen, wie in den Skeletten, aus denen solche Dateien entstehen</translation>
    </message>
    <message>
        <source>the motion begins at %1 of the file</source>
        <translation>die Bewegung beginnt bei %1 der Datei</translation>
    </message>
    <message>
        <source>all times are told from there</source>
        <translation>alle Zeiten zählen von da an</translation>
    </message>
    <message>
        <source>nobody tells the mass</source>
        <translation>niemand nennt die Masse</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>Noise %1</source>
        <translation>Rauschen %1</translation>
    </message>
    <message>
        <source>noise alarm: sp_p against sp_v</source>
        <translation>Rauschalarm: sp_p gegen sp_v</translation>
    </message>
    <message>
        <source>Nominal course</source>
        <translation>Nomineller Verlauf</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>None (weightless)</source>
        <translation>Keine (schwerelos)</translation>
    </message>
    <message>
        <source>none fitted</source>
        <translation>keiner angepasst</translation>
    </message>
    <message>
        <source>none is known to be better</source>
        <translation>keine ist als besser bekannt</translation>
    </message>
    <message>
        <source>None of %1 holds; as they stand%2</source>
        <translation>Keine von %1 hält; wie sie stehen%2</translation>
    </message>
    <message>
        <source>none of the groups</source>
        <translation>keine der Gruppen</translation>
    </message>
    <message>
        <source>none was decided</source>
        <translation>keiner entschieden</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>normal force (N)</source>
        <translation>Normalkraft (N)</translation>
    </message>
    <message>
        <source>Normalized torque</source>
        <translation>Normiertes Drehmoment</translation>
    </message>
    <message>
        <source>Not as in the document: %1</source>
        <translation>Anders als im Dokument: %1</translation>
    </message>
    <message>
        <source>not both feet bear</source>
        <translation>nicht beide Füße tragen</translation>
    </message>
    <message>
        <source>not feasible</source>
        <translation>nicht durchführbar</translation>
    </message>
    <message>
        <source>not JSON: %1</source>
        <translation>kein JSON: %1</translation>
    </message>
    <message>
        <source>not kept: bodies move as the coordinates tell</source>
        <translation>nicht eingehalten: die Körper bewegen sich, wie die Koordinaten sagen</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Nicht möglich</translation>
    </message>
    <message>
        <source>Not possible as %1: %2</source>
        <translation>Nicht möglich als %1: %2</translation>
    </message>
    <message>
        <source>Not printed</source>
        <translation>Nicht gedruckt</translation>
    </message>
    <message>
        <source>Not run yet</source>
        <translation>Noch nicht ausgeführt</translation>
    </message>
    <message>
        <source>Not run: a number in red is not understood</source>
        <translation>Nicht ausgeführt: eine rote Zahl ist nicht verständlich</translation>
    </message>
    <message>
        <source>Not planned yet</source>
        <translation>Noch nicht geplant</translation>
    </message>
    <message>
        <source>Press Plan (F9) to find the motion of the manoeuvre.</source>
        <translation>Planen (F9) drücken, um die Bewegung des Manövers zu finden.</translation>
    </message>
    <message>
        <source>%1. The panel Solve tells what would help</source>
        <translation>%1. Was helfen würde, sagt das Feld „Lösen“</translation>
    </message>
    <message>
        <source> · plain figure, its skin is being made</source>
        <translation> · einfache Figur, die Haut wird berechnet</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Nicht gelöst</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>Not told: what is expected beside the other measures</source>
        <translation>Nicht angegeben: was neben den übrigen Maßen zu erwarten ist</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>Notiz zu %1</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Notiz…</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>nothing acts on the body, its momentum moves the pelvis</source>
        <translation>nichts wirkt auf den Körper, sein Impuls bewegt das Becken</translation>
    </message>
    <message>
        <source>nothing can be divided by zero</source>
        <translation>durch null lässt sich nicht teilen</translation>
    </message>
    <message>
        <source>Nothing else</source>
        <translation>Nichts sonst</translation>
    </message>
    <message>
        <source>Nothing has such a name</source>
        <translation>Nichts heißt so</translation>
    </message>
    <message>
        <source>Nothing holds the body: drag an arm or a leg in the view, and the rest answers</source>
        <translation>Nichts hält den Körper: einen Arm oder ein Bein in der Ansicht ziehen, und der Rest antwortet</translation>
    </message>
    <message>
        <source>Nothing is left out</source>
        <translation>Nichts wird ausgelassen</translation>
    </message>
    <message>
        <source>Nothing is printed of this jump: what the document claims of its own stands beside it.</source>
        <translation>Von diesem Sprung ist nichts gedruckt: daneben steht, was das Dokument von seinem behauptet.</translation>
    </message>
    <message>
        <source>nothing else holds the person, who drifts anywhere: add a contact that stays</source>
        <translation>nichts sonst hält die Person, sie treibt überallhin: einen Kontakt hinzufügen, der bleibt</translation>
    </message>
    <message>
        <source>nothing is reached</source>
        <translation>nichts ist erreicht</translation>
    </message>
    <message>
        <source>Nothing is smaller for being far (5 in the view)</source>
        <translation>Nichts ist kleiner, weil es fern ist (5 in der Ansicht)</translation>
    </message>
    <message>
        <source>nothing is solved yet</source>
        <translation>noch ist nichts gelöst</translation>
    </message>
    <message>
        <source>nothing is taken out of the motion</source>
        <translation>der Bewegung wird nichts genommen</translation>
    </message>
    <message>
        <source>nothing that holds</source>
        <translation>nichts, was gilt</translation>
    </message>
    <message>
        <source>Nothing that the manoeuvre holds or pushes off is simulated: the body floats free</source>
        <translation>Was das Manöver hält oder wovon es sich abstößt, wird nicht simuliert: der Körper schwebt frei</translation>
    </message>
    <message>
        <source>nothing near to it was found that works</source>
        <translation>nichts in der Nähe wurde gefunden, das geht</translation>
    </message>
    <message>
        <source>nothing that was found or recorded is shown</source>
        <translation>nichts Gefundenes oder Aufgenommenes wird gezeigt</translation>
    </message>
    <message>
        <source>nothing varies</source>
        <translation>nichts ändert sich</translation>
    </message>
    <message>
        <source>Nothing was compared</source>
        <translation>Nichts verglichen</translation>
    </message>
    <message>
        <source>Nothing was found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>nothing was found that could be shown</source>
        <translation>nichts wurde gefunden, das sich zeigen ließe</translation>
    </message>
    <message>
        <source>Nothing was planned: a number in red is not understood</source>
        <translation>Nichts wurde geplant: eine rote Zahl ist nicht verständlich</translation>
    </message>
    <message>
        <source>Nothing was predicted</source>
        <translation>Nichts wurde vorhergesagt</translation>
    </message>
    <message>
        <source>nothing was recorded from %1 to %2 s</source>
        <translation>von %1 bis %2 s wurde nichts aufgenommen</translation>
    </message>
    <message>
        <source>nothing was simulated yet</source>
        <translation>noch nichts wurde simuliert</translation>
    </message>
    <message>
        <source>A number is still wrong: %1; mend it or press Esc there</source>
        <translation>Eine Zahl ist noch falsch: %1; dort berichtigen oder Esc drücken</translation>
    </message>
    <message>
        <source>Nothing was solved: a number in red is not understood</source>
        <translation>Nichts wurde gelöst: eine rote Zahl ist nicht verständlich</translation>
    </message>
    <message>
        <source>nouns are small within a sentence</source>
        <translation>Substantive groß</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>nozzle</source>
        <translation>Düse</translation>
    </message>
    <message>
        <source>nozzle down</source>
        <translation>Düse nach unten</translation>
    </message>
    <message>
        <source>nozzle down there</source>
        <translation>Düse dort nach unten</translation>
    </message>
    <message>
        <source>number of places</source>
        <translation>Zahl der Stellen</translation>
    </message>
    <message>
        <source>Number of starts</source>
        <translation>Zahl der Anfänge</translation>
    </message>
    <message>
        <source>Numbered pictures (PNG)</source>
        <translation>Nummerierte Bilder (PNG)</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Zielfunktion</translation>
    </message>
    <message>
        <source>objective %1</source>
        <translation>Zielfunktion %1</translation>
    </message>
    <message>
        <source>Objective by Ipopt: %1; by Handhold's: %2</source>
        <translation>Zielfunktion von Ipopt: %1; von Handholds Verfahren: %2</translation>
    </message>
    <message>
        <source>Objective preset</source>
        <translation>Vorgabe der Zielfunktion</translation>
    </message>
    <message>
        <source>Objective, by Ipopt</source>
        <translation>Zielfunktion, von Ipopt</translation>
    </message>
    <message>
        <source>Objective: %1</source>
        <translation>Zielfunktion: %1</translation>
    </message>
    <message>
        <source>Of a bent arm</source>
        <translation>Eines gebeugten Arms</translation>
    </message>
    <message>
        <source>Of a hand on a bar</source>
        <translation>Einer Hand an einer Sprosse</translation>
    </message>
    <message>
        <source>Of all joints</source>
        <translation>Aller Gelenke</translation>
    </message>
    <message>
        <source>Of all places, in world: a change moves all of them</source>
        <translation>Aller Orte, im Raum: eine Änderung bewegt alle</translation>
    </message>
    <message>
        <source>Of all text and buttons, from the next start</source>
        <translation>Von Schrift und Knöpfen, ab dem nächsten Start</translation>
    </message>
    <message>
        <source>Of any coordinate without a time of its own (m/s or rad/s); 0: no bound</source>
        <translation>Jeder Koordinate ohne eigene Zeit (m/s oder rad/s); 0: ohne Schranke</translation>
    </message>
    <message>
        <source>Of each case</source>
        <translation>Jedes Falls</translation>
    </message>
    <message>
        <source>Of each coordinate's curve; more bend finer</source>
        <translation>Der Kurve jeder Koordinate; mehr biegen sich feiner</translation>
    </message>
    <message>
        <source>Of each part of the turn; 0 takes as many as are best</source>
        <translation>Jedes Teils der Drehung; 0 nimmt so viele, wie am besten sind</translation>
    </message>
    <message>
        <source>Of free fall, in world axes</source>
        <translation>Des freien Falls, in Achsen des Raums</translation>
    </message>
    <message>
        <source>of friction</source>
        <translation>der Reibung</translation>
    </message>
    <message>
        <source>Of gravity, counted from 2 m below the contacts, and of the joints' springs (100 J)</source>
        <translation>Der Schwerkraft, ab 2 m unter den Kontakten, und der Gelenkfedern (100 J)</translation>
    </message>
    <message>
        <source>Of its centre, in world. What holds on to it moves too</source>
        <translation>Seiner Mitte, im Raum. Was daran hält, geht mit</translation>
    </message>
    <message>
        <source>Of joints, wherever there is room for one number</source>
        <translation>Von Gelenken, wo nur für eine Zahl Platz ist</translation>
    </message>
    <message>
        <source>of lift and swing</source>
        <translation>von Heben und Schwingen</translation>
    </message>
    <message>
        <source>Of lifting without a longer rest</source>
        <translation>Des Hebens ohne längere Pause</translation>
    </message>
    <message>
        <source>Of limbs across the flow: 0.75 to 0.85 bare, 1.0 to 1.2 in loose clothes or a suit. The mass of water that moves along is left out</source>
        <translation>Von Gliedern quer zur Strömung: 0.75 bis 0.85 nackt, 1.0 bis 1.2 in loser Kleidung oder einem Anzug. Die Masse des mitbewegten Wassers ist nicht gezählt</translation>
    </message>
    <message>
        <source>Of limit</source>
        <translation>Auslast.</translation>
    </message>
    <message>
        <source>of limit</source>
        <translation>der Grenze</translation>
    </message>
    <message>
        <source>Of motion, springs and height, from beginning to end</source>
        <translation>Der Bewegung, der Federn und der Höhe, vom Anfang bis zum Ende</translation>
    </message>
    <message>
        <source>Of NIOSH lifting</source>
        <translation>Des Hebens nach NIOSH</translation>
    </message>
    <message>
        <source>Of people of the same sex, age and size: the 5th percentile is weak in all joints and holds less, where contacts tell no limit of their own</source>
        <translation>Unter Menschen desselben Geschlechts, Alters und derselben Größe: das 5. Perzentil ist in allen Gelenken schwach und hält weniger, wo Kontakte keine eigene Grenze nennen</translation>
    </message>
    <message>
        <source>Of postures and predicted motions. Ipopt is a second opinion: it takes minutes for a motion, and both objectives are told</source>
        <translation>Für Haltungen und vorhergesagte Bewegungen. Ipopt ist eine zweite Meinung: für eine Bewegung braucht es Minuten, und beide Werte der Zielfunktion werden genannt</translation>
    </message>
    <message>
        <source>of strength</source>
        <translation>der Kraft</translation>
    </message>
    <message>
        <source>of that muscle beyond what rest asks for: it accelerates the arm (4.1)</source>
        <translation>dieses Muskels über das hinaus, was Ruhe verlangt: er beschleunigt den Arm (4.1)</translation>
    </message>
    <message>
        <source>Of the</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Of the acromion, standing</source>
        <translation>Des Akromions, im Stehen</translation>
    </message>
    <message>
        <source>Of the bar</source>
        <translation>Der Stange</translation>
    </message>
    <message>
        <source>Of the box</source>
        <translation>Des Quaders</translation>
    </message>
    <message>
        <source>Of the box, a cube of even density</source>
        <translation>Des Kastens, eines Würfels gleichmäßiger Dichte</translation>
    </message>
    <message>
        <source>Of the box, strapped to the back</source>
        <translation>Des Kastens auf dem Rücken</translation>
    </message>
    <message>
        <source>Of the centre of mass in free flight</source>
        <translation>Des Schwerpunkts im freien Flug</translation>
    </message>
    <message>
        <source>Of the curves; 5 keeps accelerations smooth</source>
        <translation>Der Kurven; 5 hält Beschleunigungen glatt</translation>
    </message>
    <message>
        <source>of the elbow on its circle, from its lowest place</source>
        <translation>des Ellbogens auf seinem Kreis, von seiner tiefsten Stelle aus</translation>
    </message>
    <message>
        <source>of the elbow on its circle, from the least bent wrist</source>
        <translation>des Ellbogens auf seinem Kreis, vom am wenigsten gebeugten Handgelenk aus</translation>
    </message>
    <message>
        <source>Of the floor, in world</source>
        <translation>Des Bodens, im Raum</translation>
    </message>
    <message>
        <source>Of the hand's force, in world axes</source>
        <translation>Der Kraft der Hand, in Achsen des Raums</translation>
    </message>
    <message>
        <source>Of the hands beyond the shoulders, along the way</source>
        <translation>Der Hände jenseits der Schultern, entlang des Wegs</translation>
    </message>
    <message>
        <source>Of the hips when the hands close</source>
        <translation>Der Hüfte, wenn die Hände zugreifen</translation>
    </message>
    <message>
        <source>Of the joints, negative work counts a third</source>
        <translation>Der Gelenke, negative Arbeit zählt ein Drittel</translation>
    </message>
    <message>
        <source>Of the kinematic motion</source>
        <translation>Der kinematischen Bewegung</translation>
    </message>
    <message>
        <source>Of the marker, the coordinate or the channel</source>
        <translation>Des Markers, der Koordinate oder des Kanals</translation>
    </message>
    <message>
        <source>Of the mesh</source>
        <translation>Des Netzes</translation>
    </message>
    <message>
        <source>Of the outer end of the thigh bone, standing</source>
        <translation>Des äußeren Endes des Oberschenkelknochens, im Stehen</translation>
    </message>
    <message>
        <source>Of the person</source>
        <translation>Der Person</translation>
    </message>
    <message>
        <source>Of the plates' forces and moments; 0: none</source>
        <translation>Der Kräfte und Momente der Platten; 0: keiner</translation>
    </message>
    <message>
        <source>Of the posture shown</source>
        <translation>Der gezeigten Haltung</translation>
    </message>
    <message>
        <source>Of the rails</source>
        <translation>Der Holme</translation>
    </message>
    <message>
        <source>Of the scaled optimality conditions and laws, where a search ends</source>
        <translation>Der skalierten Optimalitäts- und Nebenbedingungen, bei der eine Suche endet</translation>
    </message>
    <message>
        <source>Of the shoulders from the plane of the holds</source>
        <translation>Der Schultern von der Ebene der Halte</translation>
    </message>
    <message>
        <source>Of the site's axes: turned from the world's about x, then the new y, then the new z (Cardan angles x-y′-z″)</source>
        <translation>Der Achsen des Körperpunkts: aus denen des Raums gedreht um x, dann das neue y, dann das neue z (Kardanwinkel x-y′-z″)</translation>
    </message>
    <message>
        <source>Of the sole: how far it may press beside the line from heel to ball before it tips; 0: on the line</source>
        <translation>Der Sohle: wie weit sie zu beiden Seiten der Linie von Ferse zu Ballen zusammen drücken darf, bevor sie kippt; 0: auf der Linie</translation>
    </message>
    <message>
        <source>of the subject, which the document does not print</source>
        <translation>der Person, die das Dokument nicht druckt</translation>
    </message>
    <message>
        <source>of the task</source>
        <translation>der Aufgabe</translation>
    </message>
    <message>
        <source>Of the trunk</source>
        <translation>Des Rumpfes</translation>
    </message>
    <message>
        <source>Of the trunk, that all limits let</source>
        <translation>Des Rumpfes, die alle Grenzen zulassen</translation>
    </message>
    <message>
        <source>Of the water (kg/m³)</source>
        <translation>Des Wassers (kg/m³)</translation>
    </message>
    <message>
        <source>Of the whole body</source>
        <translation>Des ganzen Körpers</translation>
    </message>
    <message>
        <source>Of the window, from the next start; the command line and files stay English</source>
        <translation>Des Fensters, ab dem nächsten Start; Befehlszeile und Dateien bleiben englisch</translation>
    </message>
    <message>
        <source>Of what turns, about the hinge</source>
        <translation>Des Drehenden, um das Scharnier</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Off by</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>Off the surface, as by a shoe or a glove</source>
        <translation>Von der Fläche, etwa durch Schuh oder Handschuh</translation>
    </message>
    <message>
        <source>Off the thing that it is on</source>
        <translation>Von dem Gegenstand weg, an dem er ist</translation>
    </message>
    <message>
        <source>Off: without the shoulders' ranges and strengths, as 001 figure 15</source>
        <translation>Aus: ohne Bereich und Kraft der Schultern, wie 001 Bild 15</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source> on </source>
        <translation> an </translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>an %1</translation>
    </message>
    <message>
        <source>On by a sixtieth of a second</source>
        <translation>Weiter um eine Sechzigstelsekunde</translation>
    </message>
    <message>
        <source>On by a sixtieth of a second (F8)</source>
        <translation>Weiter um eine Sechzigstelsekunde (F8)</translation>
    </message>
    <message>
        <source>On Earth</source>
        <translation>Auf der Erde</translation>
    </message>
    <message>
        <source>on no segment</source>
        <translation>auf keinem Segment</translation>
    </message>
    <message>
        <source>On the body</source>
        <translation>Am Körper</translation>
    </message>
    <message>
        <source>On the body there, at every place; x to the left, y up, z forward</source>
        <translation>Auf den Körper dort, an jeder Stelle; x nach links, y nach oben, z nach vorn</translation>
    </message>
    <message>
        <source>On the body, in the axes of each</source>
        <translation>Auf den Körper, in den Achsen einer jeden</translation>
    </message>
    <message>
        <source>On the body, in these axes</source>
        <translation>Auf den Körper, in diesen Achsen</translation>
    </message>
    <message>
        <source>On the body, in world axes</source>
        <translation>Auf den Körper, in Achsen des Raums</translation>
    </message>
    <message>
        <source>On the clock of the time line (s)</source>
        <translation>Auf der Uhr der Zeitleiste (s)</translation>
    </message>
    <message>
        <source>On the ground</source>
        <translation>Am Boden</translation>
    </message>
    <message>
        <source>On the recording's clock, as the brackets of the time line</source>
        <translation>Auf der Uhr der Aufnahme, wie die Klammern der Zeitleiste</translation>
    </message>
    <message>
        <source>On which it slows down</source>
        <translation>Auf dem er bremst</translation>
    </message>
    <message>
        <source>On which the body speeds up</source>
        <translation>Auf dem der Körper beschleunigt</translation>
    </message>
    <message>
        <source>On: a law. Off: a wish with a weight</source>
        <translation>An: eine Nebenbedingung. Aus: ein Wunsch mit Gewicht</translation>
    </message>
    <message>
        <source>one at or above the shoulder</source>
        <translation>einer auf oder über Schulterhöhe</translation>
    </message>
    <message>
        <source>One end of what may be chosen</source>
        <translation>Ein Ende des Wählbaren</translation>
    </message>
    <message>
        <source>One file for every player, or a folder with one picture an instant</source>
        <translation>Eine Datei für jedes Abspielprogramm oder ein Ordner mit einem Bild je Zeitpunkt</translation>
    </message>
    <message>
        <source>One frame</source>
        <translation>Ein Bild</translation>
    </message>
    <message>
        <source>One frame back (Left)</source>
        <translation>Ein Bild zurück (links)</translation>
    </message>
    <message>
        <source>One frame on (Right)</source>
        <translation>Ein Bild weiter (rechts)</translation>
    </message>
    <message>
        <source>one hand alone carries the weight; the equation is for lifts with two hands</source>
        <translation>eine Hand allein trägt das Gewicht; die Gleichung gilt für Heben mit zwei Händen</translation>
    </message>
    <message>
        <source>one is being made</source>
        <translation>eines wird gerade erstellt</translation>
    </message>
    <message>
        <source>One more number of the task, up to ten</source>
        <translation>Eine weitere Zahl der Aufgabe, bis zu zehn</translation>
    </message>
    <message>
        <source>One more speed</source>
        <translation>Noch eine Geschwindigkeit</translation>
    </message>
    <message>
        <source>One rung up a ladder</source>
        <translation>Eine Sprosse die Leiter hinauf</translation>
    </message>
    <message>
        <source>One second</source>
        <translation>Eine Sekunde</translation>
    </message>
    <message>
        <source>one-sided contact</source>
        <translation>einseitiger Kontakt</translation>
    </message>
    <message>
        <source>Only the change from the start posture</source>
        <translation>Nur die Änderung gegenüber der Anfangshaltung</translation>
    </message>
    <message>
        <source>Only the distance from the relaxed posture</source>
        <translation>Nur der Abstand von der entspannten Haltung</translation>
    </message>
    <message>
        <source>Only the energy of gravity and of the joints' springs: how one sinks at rest</source>
        <translation>Nur die Energie der Schwerkraft und der Gelenkfedern: wie man in Ruhe sinkt</translation>
    </message>
    <message>
        <source>Only the energy that muscles turn over, work and heat</source>
        <translation>Nur die Energie, die Muskeln umsetzen, Arbeit und Wärme</translation>
    </message>
    <message>
        <source>Only the largest torque / limit</source>
        <translation>Nur das größte Drehmoment / Grenze</translation>
    </message>
    <message>
        <source>Only the sum of squared torque</source>
        <translation>Nur die Summe der quadrierten Drehmomente</translation>
    </message>
    <message>
        <source>Only the sum of squared torque / limit</source>
        <translation>Nur die Summe der Quadrate von Drehmoment / Grenze</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open a door</source>
        <translation>Eine Tür öffnen</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Open a recording (C3D, TRC, MOT, BVH, AMC, CSV) to see its plates and channels here</source>
        <translation>Eine Aufnahme öffnen (C3D, TRC, MOT, BVH, AMC, CSV), um hier Platten und Kanäle zu sehen</translation>
    </message>
    <message>
        <source>open a recording first</source>
        <translation>zuerst eine Aufnahme öffnen</translation>
    </message>
    <message>
        <source>open a recording of a jump first</source>
        <translation>zuerst die Aufnahme eines Sprungs öffnen</translation>
    </message>
    <message>
        <source>Open a sample</source>
        <translation>Beispiel öffnen</translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation>Studie öffnen</translation>
    </message>
    <message>
        <source>Open a task, a result or a recording</source>
        <translation>Aufgabe, Ergebnis oder Aufnahme öffnen</translation>
    </message>
    <message>
        <source>open it by itself</source>
        <translation>es für sich öffnen</translation>
    </message>
    <message>
        <source>Open or drop a recording (C3D, TRC, MOT, STO, BVH, AMC, CSV) or a model of OpenSim (.osim) to see it here first.</source>
        <translation>Eine Aufnahme (C3D, TRC, MOT, STO, BVH, AMC, CSV) oder ein Modell von OpenSim (.osim) öffnen oder hierher ziehen, um sie zuerst hier zu sehen.</translation>
    </message>
    <message>
        <source>Open or make a study first</source>
        <translation>Zuerst eine Studie öffnen oder erstellen</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>Beispiel öffnen</translation>
    </message>
    <message>
        <source>OpenGL %1.%2 is too old, 3.3 is needed. Update the graphics driver or install Mesa.</source>
        <translation>OpenGL %1.%2 ist zu alt, nötig ist 3.3. Den Grafiktreiber erneuern oder Mesa installieren.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>OpenSim motion</source>
        <translation>OpenSim-Bewegung</translation>
    </message>
    <message>
        <source>OpenSim storage</source>
        <translation>OpenSim-Speicher</translation>
    </message>
    <message>
        <source>OpenSim, MuJoCo: left turns, right shifts, middle zooms</source>
        <translation>OpenSim, MuJoCo: links dreht, rechts verschiebt, Mitte zoomt</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>optimal</source>
        <translation>optimal</translation>
    </message>
    <message>
        <source>Optimum</source>
        <translation>Optimum</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>Or on</source>
        <translation>Oder an</translation>
    </message>
    <message>
        <source>Orbit</source>
        <translation>Ansicht drehen</translation>
    </message>
    <message>
        <source>Orbit; with Shift pan</source>
        <translation>Ansicht drehen; mit Umschalt verschieben</translation>
    </message>
    <message>
        <source>Order of the joints</source>
        <translation>Reihenfolge der Gelenke</translation>
    </message>
    <message>
        <source>order the frames by time</source>
        <translation>die Bilder nach der Zeit ordnen</translation>
    </message>
    <message>
        <source>order the joints</source>
        <translation>die Gelenke ordnen</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Ursprung</translation>
    </message>
    <message>
        <source>Orthographic or perspective</source>
        <translation>Orthografisch oder perspektivisch</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Übrige</translation>
    </message>
    <message>
        <source>other conditions: %1</source>
        <translation>andere Bedingungen: %1</translation>
    </message>
    <message>
        <source>Other joints</source>
        <translation>Andere Gelenke</translation>
    </message>
    <message>
        <source>other place %1</source>
        <translation>andere Stelle %1</translation>
    </message>
    <message>
        <source>our jump, markers and errors of joint centres, for theirs are not published</source>
        <translation>unser Sprung, unsere Marker und Fehler der Gelenkzentren, denn ihre sind nicht veröffentlicht</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>ours: the flight by inertial sensors, a segment's place</source>
        <translation>unseres: der Flug mit Inertialsensoren, Ort eines Segments</translation>
    </message>
    <message>
        <source>ours: where fewer than three markers a segment are seen</source>
        <translation>unseres: wo je Segment weniger als drei Marker zu sehen sind</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>außer Reichweite</translation>
    </message>
    <message>
        <source>out of reach or beyond strength</source>
        <translation>außer Reichweite oder über der Kraft</translation>
    </message>
    <message>
        <source>Out of the surface towards the body</source>
        <translation>Aus der Fläche zum Körper hin</translation>
    </message>
    <message>
        <source>out to the side</source>
        <translation>zur Seite</translation>
    </message>
    <message>
        <source> over </source>
        <translation> über </translation>
    </message>
    <message>
        <source>over</source>
        <translation>über</translation>
    </message>
    <message>
        <source>over the design limit of 3400 N</source>
        <translation>über der Auslegungsgrenze von 3400 N</translation>
    </message>
    <message>
        <source>over the design limit: enough women, but fewer than 99 % of men can</source>
        <translation>über der Auslegungsgrenze: genug Frauen, aber weniger als 99 % der Männer können es</translation>
    </message>
    <message>
        <source>over the design limit: fewer than 75 % of women can</source>
        <translation>über der Auslegungsgrenze: weniger als 75 % der Frauen können es</translation>
    </message>
    <message>
        <source>over the recommended weight: raised risk</source>
        <translation>über dem empfohlenen Gewicht: erhöhtes Risiko</translation>
    </message>
    <message>
        <source>over the upper limit of 6400 N</source>
        <translation>über der oberen Grenze von 6400 N</translation>
    </message>
    <message>
        <source>over the upper limit: fewer than 1 % of women can</source>
        <translation>über der oberen Grenze: weniger als 1 % der Frauen können es</translation>
    </message>
    <message>
        <source>over the upper limit: fewer than 25 % of men can</source>
        <translation>über der oberen Grenze: weniger als 25 % der Männer können es</translation>
    </message>
    <message>
        <source>over three times the recommended weight: strongly raised risk</source>
        <translation>über dem Dreifachen des empfohlenen Gewichts: stark erhöhtes Risiko</translation>
    </message>
    <message>
        <source>Overhead work</source>
        <translation>Arbeit über Kopf</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Own axis</source>
        <translation>Eigene Achse</translation>
    </message>
    <message>
        <source>Own layout %1</source>
        <translation>Eigene Anordnung %1</translation>
    </message>
    <message>
        <source>Own layouts</source>
        <translation>Eigene Anordnungen</translation>
    </message>
    <message>
        <source>Own mix</source>
        <translation>Eigene Mischung</translation>
    </message>
    <message>
        <source>Own places</source>
        <translation>Eigene Stellen</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>Eigene Größe</translation>
    </message>
    <message>
        <source>Handhold's solver</source>
        <translation>Handholds Verfahren</translation>
    </message>
    <message>
        <source>Own time</source>
        <translation>Eigene Zeit</translation>
    </message>
    <message>
        <source>Own time for %1</source>
        <translation>Eigene Zeit für %1</translation>
    </message>
    <message>
        <source>Own time for…</source>
        <translation>Eigene Zeit für…</translation>
    </message>
    <message>
        <source>own way of</source>
        <translation>eigener Weg von</translation>
    </message>
    <message>
        <source>Own times</source>
        <translation>Eigene Zeiten</translation>
    </message>
    <message>
        <source>P&amp;aste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation>&amp;Felder</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>pack</source>
        <translation>Rucksack</translation>
    </message>
    <message>
        <source>Page written to %1</source>
        <translation>Seite nach %1 geschrieben</translation>
    </message>
    <message>
        <source>Pages (*.pdf *.html)</source>
        <translation>Seiten (*.pdf *.html)</translation>
    </message>
    <message>
        <source>Page…</source>
        <translation>Seite…</translation>
    </message>
    <message>
        <source>Pale bodies at both ends of the motion</source>
        <translation>Blasse Körper an beiden Enden der Bewegung</translation>
    </message>
    <message>
        <source>Palm</source>
        <translation>Handfläche</translation>
    </message>
    <message>
        <source>palm</source>
        <translation>Handfläche</translation>
    </message>
    <message>
        <source>Palms and soles do not slip</source>
        <translation>Handflächen und Sohlen rutschen nicht</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>Platte</translation>
    </message>
    <message>
        <source>panel pushes back</source>
        <translation>Platte drückt zurück</translation>
    </message>
    <message>
        <source>Panel: </source>
        <translation>Feld: </translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Part of a period in which both hands hold</source>
        <translation>Teil einer Periode, in dem beide Hände halten</translation>
    </message>
    <message>
        <source>Part of limit</source>
        <translation>Teil der Grenze</translation>
    </message>
    <message>
        <source>Part of the sharpness of sight that what the hands do loses beside the line of sight: 1/2 at 2.3° off</source>
        <translation>Teil der Sehschärfe, den das Tun der Hände neben der Blicklinie verliert: 1/2 bei 2.3° daneben</translation>
    </message>
    <message>
        <source>Part of the time</source>
        <translation>Teil der Zeit</translation>
    </message>
    <message>
        <source>Parts of the motion with names and durations of their own: go there, grip, work</source>
        <translation>Teile der Bewegung mit eigenem Namen und eigener Dauer: hingehen, greifen, arbeiten</translation>
    </message>
    <message>
        <source>Parts of the body that score worst are red; click a rule to choose it</source>
        <translation>Am schlechtesten gewertete Körperteile sind rot; Klick wählt eine Regel</translation>
    </message>
    <message>
        <source>Passed on by joints from segment to segment</source>
        <translation>Von Gelenken von Segment zu Segment weitergegeben</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>path beginning</source>
        <translation>Anfang der Bahn</translation>
    </message>
    <message>
        <source>path end</source>
        <translation>Ende der Bahn</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pause (Leertaste)</translation>
    </message>
    <message>
        <source>Paused at %1 s</source>
        <translation>Pause bei %1 s</translation>
    </message>
    <message>
        <source>Peak %</source>
        <translation>Spitze %</translation>
    </message>
    <message>
        <source>peak %1 % %2</source>
        <translation>größte Auslastung %1 % %2</translation>
    </message>
    <message>
        <source>Peak at the solved instants</source>
        <translation>Spitze an den gelösten Zeitpunkten</translation>
    </message>
    <message>
        <source>peak force (N)</source>
        <translation>größte Kraft (N)</translation>
    </message>
    <message>
        <source>Peak load</source>
        <translation>Größte Auslastung</translation>
    </message>
    <message>
        <source>Peak load before</source>
        <translation>Größte Auslastung zuvor</translation>
    </message>
    <message>
        <source>peak moment (N m)</source>
        <translation>größtes Moment (N m)</translation>
    </message>
    <message>
        <source>Peak net moment at the %1, at %2 s</source>
        <translation>Größtes Nettomoment: %1, bei %2 s</translation>
    </message>
    <message>
        <source>Peak tension of the %1, at %2 s</source>
        <translation>Größte Spannung: %1, bei %2 s</translation>
    </message>
    <message>
        <source>Peak torque</source>
        <translation>Größtes Drehmoment</translation>
    </message>
    <message>
        <source>Peak: %1</source>
        <translation>Spitze: %1</translation>
    </message>
    <message>
        <source>Peak: %1, %2 s</source>
        <translation>Spitze: %1, %2 s</translation>
    </message>
    <message>
        <source>Pearson's correlation of both curves</source>
        <translation>Pearson-Korrelation beider Kurven</translation>
    </message>
    <message>
        <source>pectineus</source>
        <translation>Pectineus</translation>
    </message>
    <message>
        <source>pectoralis major, from the collar bone</source>
        <translation>Pectoralis major, vom Schlüsselbein</translation>
    </message>
    <message>
        <source>pectoralis major, lower</source>
        <translation>Pectoralis major, unten</translation>
    </message>
    <message>
        <source>pectoralis major, middle</source>
        <translation>Pectoralis major, Mitte</translation>
    </message>
    <message>
        <source>pectoralis minor</source>
        <translation>Pectoralis minor</translation>
    </message>
    <message>
        <source>Pelvis</source>
        <translation>Becken</translation>
    </message>
    <message>
        <source>pelvis</source>
        <translation>Becken</translation>
    </message>
    <message>
        <source>pelvis residual reduction markers</source>
        <translation>Becken Residuum Rest Marker</translation>
    </message>
    <message>
        <source>Pelvis breadth</source>
        <translation>Beckenbreite</translation>
    </message>
    <message>
        <source>Pelvis turn</source>
        <translation>Drehung des Beckens</translation>
    </message>
    <message>
        <source>Pelvis x</source>
        <translation>Becken x</translation>
    </message>
    <message>
        <source>Pelvis y</source>
        <translation>Becken y</translation>
    </message>
    <message>
        <source>Pelvis z</source>
        <translation>Becken z</translation>
    </message>
    <message>
        <source>Penalties of velocities</source>
        <translation>Strafgewichte der Geschwindigkeiten</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Percent capable</source>
        <translation>Anteil, der es kann</translation>
    </message>
    <message>
        <source>Percentile %1</source>
        <translation>Perzentil %1</translation>
    </message>
    <message>
        <source>Percentiles stay when the sex is changed</source>
        <translation>Perzentile bleiben, wenn das Geschlecht wechselt</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>Perioden</translation>
    </message>
    <message>
        <source>peroneals</source>
        <translation>Peronei</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Person: %1</source>
        <translation>Person: %1</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>PgUp  PgDn</source>
        <translation>Bild auf, ab</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>Physik</translation>
    </message>
    <message>
        <source>Physics is off</source>
        <translation>Die Physik ist aus</translation>
    </message>
    <message>
        <source>Pick up from the floor</source>
        <translation>Etwas vom Boden aufheben</translation>
    </message>
    <message>
        <source>Physiological cross-section of the fibres: strength over %1 N/cm²</source>
        <translation>Physiologischer Querschnitt der Fasern: Kraft durch %1 N/cm²</translation>
    </message>
    <message>
        <source>Picture of a posture</source>
        <translation>Bild einer Haltung</translation>
    </message>
    <message>
        <source>Picture written to %1</source>
        <translation>Bild nach %1 geschrieben</translation>
    </message>
    <message>
        <source>Pictures of the view in a second</source>
        <translation>Bilder der Ansicht je Sekunde</translation>
    </message>
    <message>
        <source>Pictures per second</source>
        <translation>Bilder je Sekunde</translation>
    </message>
    <message>
        <source>Pictures per second, however long each takes to draw</source>
        <translation>Bilder je Sekunde, gleich wie lange das Zeichnen dauert</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>%1 fixieren</translation>
    </message>
    <message>
        <source>Pin contacts</source>
        <translation>Kontakte fixieren</translation>
    </message>
    <message>
        <source>Pin or release a contact</source>
        <translation>Kontakt fixieren oder freigeben</translation>
    </message>
    <message>
        <source>Pinch</source>
        <translation>Zangengriff</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Fixiert</translation>
    </message>
    <message>
        <source>Pinned: it must stay. Click to release (P)</source>
        <translation>Fixiert: muss bleiben. Klick gibt frei (P)</translation>
    </message>
    <message>
        <source>Pinned: it must stay. Released: it neither holds nor carries</source>
        <translation>Fixiert: muss bleiben. Freigegeben: hält und trägt nichts</translation>
    </message>
    <message>
        <source>Pinned: they must stay. Released: they neither hold nor carry</source>
        <translation>Fixiert: müssen bleiben. Freigegeben: halten und tragen nichts</translation>
    </message>
    <message>
        <source>piriformis</source>
        <translation>Piriformis</translation>
    </message>
    <message>
        <source>pitch moment</source>
        <translation>Nickmoment</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>place at least one marker</source>
        <translation>mindestens einen Marker setzen</translation>
    </message>
    <message>
        <source>Place error</source>
        <translation>Ortsfehler</translation>
    </message>
    <message>
        <source>Place of points</source>
        <translation>Ort von Punkten</translation>
    </message>
    <message>
        <source>Place of the slice</source>
        <translation>Ort des Schnitts</translation>
    </message>
    <message>
        <source>Place of the slice in world</source>
        <translation>Ort des Schnitts im Raum</translation>
    </message>
    <message>
        <source>places</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>Places to try, at most</source>
        <translation>Zu versuchende Stellen, höchstens</translation>
    </message>
    <message>
        <source>Places with a posture that keeps all laws of the task</source>
        <translation>Stellen mit einer Haltung, die alle Nebenbedingungen der Aufgabe einhält</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Planen</translation>
    </message>
    <message>
        <source>Plan %1</source>
        <translation>Planen: %1</translation>
    </message>
    <message>
        <source>Plan manoeuvre</source>
        <translation>Manöver planen</translation>
    </message>
    <message>
        <source>plan or predict one first</source>
        <translation>zuerst eine planen oder vorhersagen</translation>
    </message>
    <message>
        <source>plan or solve again</source>
        <translation>neu planen oder lösen</translation>
    </message>
    <message>
        <source>Planar motion %1</source>
        <translation>Ebene Bewegung %1</translation>
    </message>
    <message>
        <source>Planar trial %1</source>
        <translation>Ebener Versuch %1</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Geplant</translation>
    </message>
    <message>
        <source>Planned in</source>
        <translation>Geplant in</translation>
    </message>
    <message>
        <source>Planned: the cycles that do the turn. Given: the three steps of one cycle as you set them</source>
        <translation>Geplant: die Zyklen, die die Drehung ausführen. Vorgegeben: die drei Schritte eines Zyklus wie eingestellt</translation>
    </message>
    <message>
        <source>plantarflexion: the toes move down</source>
        <translation>Plantarflexion: die Zehen gehen nach unten</translation>
    </message>
    <message>
        <source>plantarflexors</source>
        <translation>Plantarflektoren</translation>
    </message>
    <message>
        <source>Plate %1</source>
        <translation>Platte %1</translation>
    </message>
    <message>
        <source>Plate forces</source>
        <translation>Plattenkräfte</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>Play everything	Del</source>
        <translation>Alles abspielen	Entf</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder Pause</translation>
    </message>
    <message>
        <source>Plots a&amp;lone</source>
        <translation>Nur &amp;Kurven</translation>
    </message>
    <message>
        <source>Plug-in Gait</source>
        <translation>Plug-in Gait</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Point %1</source>
        <translation>Punkt %1</translation>
    </message>
    <message>
        <source>point %1</source>
        <translation>Punkt %1</translation>
    </message>
    <message>
        <source>point at the %1 (%2 cm)</source>
        <translation>Punkt (%1: %2 cm)</translation>
    </message>
    <message>
        <source>point between the eyes</source>
        <translation>Punkt zwischen den Augen</translation>
    </message>
    <message>
        <source>point it across the axis</source>
        <translation>quer zur Achse richten</translation>
    </message>
    <message>
        <source>point%1</source>
        <translation>Punkt %1</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>Zeigend</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>points 1 to %1</source>
        <translation>Punkte 1 bis %1</translation>
    </message>
    <message>
        <source>points out of the plane in which this model moves</source>
        <translation>zeigt aus der Ebene, in der sich dieses Modell bewegt</translation>
    </message>
    <message>
        <source>Poor</source>
        <translation>Schlecht</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Haltung</translation>
    </message>
    <message>
        <source>pose the person first</source>
        <translation>zuerst die Person in Haltung bringen</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Positive work</source>
        <translation>Positive Arbeit</translation>
    </message>
    <message>
        <source>Positive work: muscles shorten</source>
        <translation>Positive Arbeit: Muskeln verkürzen sich</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>Möglich</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>möglich</translation>
    </message>
    <message>
        <source>Possible by %1</source>
        <translation>Möglich nach %1</translation>
    </message>
    <message>
        <source>Possible, %</source>
        <translation>Möglich, %</translation>
    </message>
    <message>
        <source>Posture</source>
        <translation>Haltung</translation>
    </message>
    <message>
        <source>posture</source>
        <translation>Haltung</translation>
    </message>
    <message>
        <source>Posture objective</source>
        <translation>Zielfunktion der Haltung</translation>
    </message>
    <message>
        <source>Posture: </source>
        <translation>Haltung: </translation>
    </message>
    <message>
        <source>Posture: %1</source>
        <translation>Haltung: %1</translation>
    </message>
    <message>
        <source>Potential energy</source>
        <translation>Potentielle Energie</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Power grip</source>
        <translation>Kraftgriff</translation>
    </message>
    <message>
        <source>Power spectral density on a logarithmic scale: bold as it was read, thin as the low-pass leaves it. Motion stands high on the left, noise runs level on the right; the cut-off belongs where one becomes the other. Click to choose it</source>
        <translation>Leistungsdichtespektrum, logarithmisch: fett wie gelesen, dünn wie der Tiefpass es lässt. Links steht hoch die Bewegung, rechts läuft eben das Rauschen; die Grenzfrequenz gehört dorthin, wo eines ins andere übergeht. Klick wählt sie</translation>
    </message>
    <message>
        <source>Power over frequency, with the low-pass's cut-off</source>
        <translation>Leistung über der Frequenz, mit der Grenzfrequenz des Tiefpasses</translation>
    </message>
    <message>
        <source>powers are 1, 2 or 3</source>
        <translation>Potenzen sind 1, 2 oder 3</translation>
    </message>
    <message>
        <source>Powers of ten evenly, where sets differ by much; zero is not seen</source>
        <translation>Zehnerpotenzen in gleichem Abstand, wo Reihen sich stark unterscheiden; Null ist nicht zu sehen</translation>
    </message>
    <message>
        <source>Press a button, tick a row, choose it</source>
        <translation>Knopf drücken, Zeile ankreuzen oder wählen</translation>
    </message>
    <message>
        <source>Pressurised suit</source>
        <translation>Druckanzug</translation>
    </message>
    <message>
        <source>Pre&amp;vious panel</source>
        <translation>&amp;Voriges Feld</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>Vorhersagen</translation>
    </message>
    <message>
        <source>Predict &amp;motion</source>
        <translation>&amp;Bewegung vorhersagen</translation>
    </message>
    <message>
        <source>Predict a motion</source>
        <translation>Bewegung vorhersagen</translation>
    </message>
    <message>
        <source>predict a motion first</source>
        <translation>zuerst eine Bewegung vorhersagen</translation>
    </message>
    <message>
        <source>Predict a motion to play it here</source>
        <translation>Bewegung vorhersagen und hier abspielen</translation>
    </message>
    <message>
        <source>Predict a motion to see the torques of every joint over time.</source>
        <translation>Eine Bewegung vorhersagen, um die Drehmomente aller Gelenke über der Zeit zu sehen.</translation>
    </message>
    <message>
        <source>Predict a recording</source>
        <translation>Eine Aufnahme vorhersagen</translation>
    </message>
    <message>
        <source>predict another recording</source>
        <translation>eine andere Aufnahme vorhersagen</translation>
    </message>
    <message>
        <source>Predict motion</source>
        <translation>Bewegung vorhersagen</translation>
    </message>
    <message>
        <source>Predict the &amp;recorded motion…</source>
        <translation>Auf&amp;genommene Bewegung vorhersagen…</translation>
    </message>
    <message>
        <source>Predict the recorded motion</source>
        <translation>Aufgenommene Bewegung vorhersagen</translation>
    </message>
    <message>
        <source>Predict this…</source>
        <translation>Dies vorhersagen…</translation>
    </message>
    <message>
        <source>Predict, plan or simulate a motion to see what it costs.</source>
        <translation>Eine Bewegung vorhersagen, planen oder simulieren, um zu sehen, was sie kostet.</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Vorhergesagt</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>vorhergesagt</translation>
    </message>
    <message>
        <source>Predicted motion</source>
        <translation>Vorhergesagte Bewegung</translation>
    </message>
    <message>
        <source>Predicted under all laws</source>
        <translation>Vorhergesagt unter allen Nebenbedingungen</translation>
    </message>
    <message>
        <source>Predicting a better motion</source>
        <translation>Bessere Bewegung wird vorhergesagt</translation>
    </message>
    <message>
        <source>Predicting…</source>
        <translation>Wird vorhergesagt…</translation>
    </message>
    <message>
        <source>prediction found nothing better</source>
        <translation>die Vorhersage fand nichts Besseres</translation>
    </message>
    <message>
        <source>prediction found nothing better: the mean squared load of the joints would not be less</source>
        <translation>die Vorhersage fand nichts Besseres: die mittlere quadrierte Auslastung der Gelenke wäre nicht geringer</translation>
    </message>
    <message>
        <source>prediction lowers the greatest load from %1 to %2 % of strength</source>
        <translation>Vorhersage senkt die größte Auslastung von %1 auf %2 % der Kraft</translation>
    </message>
    <message>
        <source>prediction lowers the mean squared load of the joints to %1 (greatest load %2 instead of %3 of strength)</source>
        <translation>Vorhersage senkt die mittlere quadrierte Auslastung der Gelenke auf %1 (größte Auslastung %2 statt %3 der Kraft)</translation>
    </message>
    <message>
        <source>prediction would load a bar with %1 N, above its limit of %2 N</source>
        <translation>Vorhersage würde eine Stange mit %1 N belasten, über ihrer Grenze von %2 N</translation>
    </message>
    <message>
        <source>Predict…</source>
        <translation>Vorhersage…</translation>
    </message>
    <message>
        <source>Prepare</source>
        <translation>Vorbereiten</translation>
    </message>
    <message>
        <source>Press Ctrl+Return, or Solve posture in the Solve panel: the best posture under all laws, with its loads. Where none is possible, it says which law is in the way and what would help.</source>
        <translation>Strg+Eingabetaste drücken, oder Haltung lösen im Feld Lösen: die beste Haltung unter allen Nebenbedingungen, mit ihren Lasten. Wo keine möglich ist, steht da, welche Nebenbedingung im Weg ist und was helfen würde.</translation>
    </message>
    <message>
        <source>Press Ctrl+Shift+Return, or Predict motion: the person moves from the start posture into this one. Space plays it; click a curve to see its joint.</source>
        <translation>Strg+Umschalt+Eingabetaste drücken, oder Bewegung vorhersagen: die Person bewegt sich aus der Anfangshaltung in diese. Die Leertaste spielt ab; Klick auf eine Kurve zeigt ihr Gelenk.</translation>
    </message>
    <message>
        <source>preferences options theme appearance dark light language units mouse</source>
        <translation>Optionen Thema Farben Design Aussehen dunkel hell Sprache Einheiten Maus</translation>
    </message>
    <message>
        <source>press harder there, or choose a surface with more friction</source>
        <translation>dort stärker drücken, oder eine Fläche mit mehr Reibung wählen</translation>
    </message>
    <message>
        <source>Press on the chest, the head or a knee and move the mouse: the whole body follows under all laws, hands and feet that are pinned stay. Esc gives the start back.</source>
        <translation>Auf Brust, Kopf oder ein Knie drücken und die Maus bewegen: der ganze Körper folgt unter allen Nebenbedingungen, fixierte Hände und Füße bleiben. Esc stellt den Anfang wieder her.</translation>
    </message>
    <message>
        <source>Press Solve to find the posture that costs least.</source>
        <translation>Lösen drücken, um die Haltung zu finden, die am wenigsten kostet.</translation>
    </message>
    <message>
        <source>presses into the palm with</source>
        <translation>drückt in die Handfläche mit</translation>
    </message>
    <message>
        <source>Principal moments about its centre</source>
        <translation>Hauptträgheitsmomente um den Schwerpunkt</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Gedruckt</translation>
    </message>
    <message>
        <source>Printed and ours</source>
        <translation>Gedruckt und hier</translation>
    </message>
    <message>
        <source>Printed results and figures of a document beside ours</source>
        <translation>Gedruckte Ergebnisse und Bilder eines Dokuments neben den hiesigen</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Hindernis</translation>
    </message>
    <message>
        <source>pronator quadratus</source>
        <translation>Pronator quadratus</translation>
    </message>
    <message>
        <source>pronator teres</source>
        <translation>Pronator teres</translation>
    </message>
    <message>
        <source>Prop</source>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>prop</source>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>prop %1</source>
        <translation>Gegenstand %1</translation>
    </message>
    <message>
        <source>Props</source>
        <translation>Gegenstände</translation>
    </message>
    <message>
        <source>protraction: the shoulder moves forward</source>
        <translation>Vorziehen: die Schulter geht nach vorn</translation>
    </message>
    <message>
        <source>psoas</source>
        <translation>Psoas</translation>
    </message>
    <message>
        <source>Pull</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>pull %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Pull by hooked fingers</source>
        <translation>Mit Hakengriff ziehen</translation>
    </message>
    <message>
        <source>Pull held</source>
        <translation>Gehaltener Zug</translation>
    </message>
    <message>
        <source>pull of the tool</source>
        <translation>Zug des Werkzeugs</translation>
    </message>
    <message>
        <source>Pull-up</source>
        <translation>Klimmzug</translation>
    </message>
    <message>
        <source>pulls the fingers open with</source>
        <translation>öffnet die Finger mit</translation>
    </message>
    <message>
        <source>pulls with</source>
        <translation>zieht mit</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Druck</translation>
    </message>
    <message>
        <source>push %1</source>
        <translation>Druck %1</translation>
    </message>
    <message>
        <source>Push against a wall</source>
        <translation>Gegen eine Wand drücken</translation>
    </message>
    <message>
        <source>Push off</source>
        <translation>Abstoßen</translation>
    </message>
    <message>
        <source>Push off the wall with both feet, fly 2.8 m, catch a handrail with both hands and come to rest.</source>
        <translation>Sich mit beiden Füßen von der Wand abstoßen, 2.8 m fliegen, einen Handlauf mit beiden Händen fangen und zur Ruhe kommen.</translation>
    </message>
    <message>
        <source>Push off, fly, catch a rail and come to rest</source>
        <translation>Abstoßen, fliegen, eine Stange fangen und zur Ruhe kommen</translation>
    </message>
    <message>
        <source>push only</source>
        <translation>nur Druck</translation>
    </message>
    <message>
        <source>push stroke</source>
        <translation>Weg des Abstoßens</translation>
    </message>
    <message>
        <source>Push way</source>
        <translation>Abstoßweg</translation>
    </message>
    <message>
        <source>push way</source>
        <translation>Abstoßweg</translation>
    </message>
    <message>
        <source>Push-off impulse</source>
        <translation>Impuls des Abstoßens</translation>
    </message>
    <message>
        <source>Pushes with</source>
        <translation>Drückt mit</translation>
    </message>
    <message>
        <source>pushes with</source>
        <translation>drückt mit</translation>
    </message>
    <message>
        <source>Pushing, flying, catching</source>
        <translation>Abstoßen, fliegen, fangen</translation>
    </message>
    <message>
        <source>put a label on the body or give a marker a weight first</source>
        <translation>zuerst eine Bezeichnung an den Körper setzen oder einem Marker ein Gewicht geben</translation>
    </message>
    <message>
        <source>put it on one, or choose another kind</source>
        <translation>an eine davon setzen, oder eine andere Art wählen</translation>
    </message>
    <message>
        <source>put it beside the task</source>
        <translation>neben die Aufgabe legen</translation>
    </message>
    <message>
        <source>put it there, or name another file</source>
        <translation>dorthin legen, oder eine andere Datei nennen</translation>
    </message>
    <message>
        <source>put lower below upper</source>
        <translation>unten unter oben setzen</translation>
    </message>
    <message>
        <source>put the rows in the order of time, each time once</source>
        <translation>die Zeilen nach der Zeit ordnen, jede Zeit einmal</translation>
    </message>
    <message>
        <source>put time first</source>
        <translation>die Zeit voranstellen</translation>
    </message>
    <message>
        <source>quadratus femoris</source>
        <translation>Quadratus femoris</translation>
    </message>
    <message>
        <source>quadratus lumborum, front</source>
        <translation>Quadratus lumborum, vorn</translation>
    </message>
    <message>
        <source>quadratus lumborum, middle</source>
        <translation>Quadratus lumborum, Mitte</translation>
    </message>
    <message>
        <source>quadratus lumborum, rear</source>
        <translation>Quadratus lumborum, hinten</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>quasi-static limit loads; multiply by 1.5 for tested, 2 for untested hardware</source>
        <translation>quasistatische Grenzlasten; mal 1.5 für geprüfte, 2 für ungeprüfte Ausrüstung</translation>
    </message>
    <message>
        <source>Quit Handhold</source>
        <translation>Handhold beenden</translation>
    </message>
    <message>
        <source>Radians</source>
        <translation>Radiant</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Radius of the elbow's circle</source>
        <translation>Radius des Ellbogenkreises</translation>
    </message>
    <message>
        <source>Rail</source>
        <translation>Handlauf</translation>
    </message>
    <message>
        <source>rail</source>
        <translation>Handlauf</translation>
    </message>
    <message>
        <source>Rail along</source>
        <translation>Stange entlang</translation>
    </message>
    <message>
        <source>Rail at</source>
        <translation>Stange bei</translation>
    </message>
    <message>
        <source>rail axis</source>
        <translation>Achse des Handlaufs</translation>
    </message>
    <message>
        <source>rail direction</source>
        <translation>Richtung der Stange</translation>
    </message>
    <message>
        <source>right hand below the rail</source>
        <translation>rechte Hand unter dem Handlauf</translation>
    </message>
    <message>
        <source>rail limit</source>
        <translation>Grenze der Stange</translation>
    </message>
    <message>
        <source>Rail load</source>
        <translation>Auslastung der Stange</translation>
    </message>
    <message>
        <source>Rail, hands</source>
        <translation>Stange, Hände</translation>
    </message>
    <message>
        <source>Ramp</source>
        <translation>Rampe</translation>
    </message>
    <message>
        <source>ramp time</source>
        <translation>Zeit der Rampe</translation>
    </message>
    <message>
        <source>ramps of %1 s keep joints below %2 and the trunk below %3</source>
        <translation>Rampen von %1 s halten Gelenke unter %2 und den Rumpf unter %3</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>rapid or unstable</source>
        <translation>schnell oder instabil</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>rate of angular momentum</source>
        <translation>Rate des Drehimpulses</translation>
    </message>
    <message>
        <source>raw data</source>
        <translation>Rohdaten</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>U&amp;mbenennen</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>&amp;Zurück zum Gespeicherten</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>reach</source>
        <translation>Hinlangen</translation>
    </message>
    <message>
        <source>Reach and sight</source>
        <translation>Reichweite und Sicht</translation>
    </message>
    <message>
        <source>Reach for a rail, in a pool</source>
        <translation>Griff nach einem Handlauf, im Becken</translation>
    </message>
    <message>
        <source>Reach for a rail, in flight</source>
        <translation>Griff nach einem Handlauf, im Flug</translation>
    </message>
    <message>
        <source>Reach of the %1</source>
        <translation>Reichweite: %1</translation>
    </message>
    <message>
        <source>Reach of the %1: %2</source>
        <translation>Reichweite: %1, %2</translation>
    </message>
    <message>
        <source>Reach table</source>
        <translation>Tabelle der Reichweite</translation>
    </message>
    <message>
        <source>Reach, grip, work, return</source>
        <translation>Hinlangen, greifen, arbeiten, zurückkehren</translation>
    </message>
    <message>
        <source>Reach, torque of its limit</source>
        <translation>Reichweite, Drehmoment zu Grenze</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Erreicht</translation>
    </message>
    <message>
        <source>Reached what was asked for</source>
        <translation>Das Verlangte ist erreicht</translation>
    </message>
    <message>
        <source>reaches beyond the motion</source>
        <translation>reicht über die Bewegung hinaus</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>read as 100 frames a second</source>
        <translation>als 100 Bilder je Sekunde gelesen</translation>
    </message>
    <message>
        <source>read as 120 frames a second</source>
        <translation>als 120 Bilder je Sekunde gelesen</translation>
    </message>
    <message>
        <source>read as 30 frames a second</source>
        <translation>als 30 Bilder je Sekunde gelesen</translation>
    </message>
    <message>
        <source>read as degrees</source>
        <translation>als Grad gelesen</translation>
    </message>
    <message>
        <source>read as degrees, by their size</source>
        <translation>nach ihrer Größe als Grad gelesen</translation>
    </message>
    <message>
        <source>read as metres, by their size</source>
        <translation>nach ihrer Größe als Meter gelesen</translation>
    </message>
    <message>
        <source>read as millimetres</source>
        <translation>als Millimeter gelesen</translation>
    </message>
    <message>
        <source>read as millimetres, by their size</source>
        <translation>nach ihrer Größe als Millimeter gelesen</translation>
    </message>
    <message>
        <source>read as newtons and the points' unit</source>
        <translation>als Newton und die Einheit der Punkte gelesen</translation>
    </message>
    <message>
        <source>read as radians, by their size</source>
        <translation>als Radiant gelesen, ihrer Größe nach</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Reading the mesh “%1”</source>
        <translation>Netz „%1“ wird gelesen</translation>
    </message>
    <message>
        <source>reading was cancelled</source>
        <translation>Lesen abgebrochen</translation>
    </message>
    <message>
        <source>Reading “%1”</source>
        <translation>„%1“ wird gelesen</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Recall this layout</source>
        <translation>Diese Anordnung holen</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>recommended weight</source>
        <translation>empfohlenes Gewicht</translation>
    </message>
    <message>
        <source>record some</source>
        <translation>einige aufnehmen</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Aufgenommen</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>aufgenommen</translation>
    </message>
    <message>
        <source>Recorded jump</source>
        <translation>Aufgenommener Sprung</translation>
    </message>
    <message>
        <source>Recorded, no body fitted</source>
        <translation>Aufgenommen, kein Körper angepasst</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Aufnahme</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>Aufnahme</translation>
    </message>
    <message>
        <source>Recordings (%1)</source>
        <translation>Aufnahmen (%1)</translation>
    </message>
    <message>
        <source>rectus abdominis</source>
        <translation>Rectus abdominis</translation>
    </message>
    <message>
        <source>rectus femoris</source>
        <translation>Rectus femoris</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Entspannt</translation>
    </message>
    <message>
        <source>Release %1</source>
        <translation>%1 freigeben</translation>
    </message>
    <message>
        <source>release a contact, or solve another start posture first</source>
        <translation>einen Kontakt freigeben, oder zuerst eine andere Anfangshaltung lösen</translation>
    </message>
    <message>
        <source>Release contacts</source>
        <translation>Kontakte freigeben</translation>
    </message>
    <message>
        <source>released</source>
        <translation>freigegeben</translation>
    </message>
    <message>
        <source>Released: it neither holds nor carries. Click to pin (P)</source>
        <translation>Freigegeben: hält und trägt nichts. Klick fixiert (P)</translation>
    </message>
    <message>
        <source>Released: pin it to hold</source>
        <translation>Freigegeben: zum Halten fixieren</translation>
    </message>
    <message>
        <source>Remember where the panels are now</source>
        <translation>Merken, wo die Felder jetzt sind</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>remove or move one of them</source>
        <translation>eines davon entfernen oder verschieben</translation>
    </message>
    <message>
        <source>Remove own time</source>
        <translation>Eigene Zeit entfernen</translation>
    </message>
    <message>
        <source>Remove stage %1</source>
        <translation>Abschnitt %1 entfernen</translation>
    </message>
    <message>
        <source>Remove the hold</source>
        <translation>Halt entfernen</translation>
    </message>
    <message>
        <source>Remove the last point</source>
        <translation>Letzten Punkt entfernen</translation>
    </message>
    <message>
        <source>Remove this hold</source>
        <translation>Diesen Halt entfernen</translation>
    </message>
    <message>
        <source>Remove this interval</source>
        <translation>Diesen Zeitraum entfernen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Rename event</source>
        <translation>Ereignis umbenennen</translation>
    </message>
    <message>
        <source>rename it</source>
        <translation>umbenennen</translation>
    </message>
    <message>
        <source>rename it, or write csv</source>
        <translation>umbenennen oder als csv schreiben</translation>
    </message>
    <message>
        <source>rename one</source>
        <translation>eines umbenennen</translation>
    </message>
    <message>
        <source>Rename stage to %1</source>
        <translation>Abschnitt in %1 umbenennen</translation>
    </message>
    <message>
        <source>Rename task</source>
        <translation>Aufgabe umbenennen</translation>
    </message>
    <message>
        <source>Rename the event…</source>
        <translation>Ereignis umbenennen…</translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation>In %1 umbenennen</translation>
    </message>
    <message>
        <source>Rename what is selected</source>
        <translation>Ausgewähltes umbenennen</translation>
    </message>
    <message>
        <source>Rename, or type an angle</source>
        <translation>Umbenennen, oder Winkel eingeben</translation>
    </message>
    <message>
        <source>Repeated</source>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>repeated %1 times a minute, with %2 s of rest between</source>
        <translation>%1-mal je Minute wiederholt, dazwischen %2 s Pause</translation>
    </message>
    <message>
        <source>repeated without a pause</source>
        <translation>ohne Pause wiederholt</translation>
    </message>
    <message>
        <source>repeated without a pause: it takes too long to be repeated as often as told</source>
        <translation>ohne Pause wiederholt: sie dauert zu lange, um so oft wiederholt zu werden</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replay the motion</source>
        <translation>Bewegung nachspielen</translation>
    </message>
    <message>
        <source>report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Report page</source>
        <translation>Berichtsseite</translation>
    </message>
    <message>
        <source>resample them to a multiple of the frames</source>
        <translation>sie auf ein Vielfaches der Bilder umrechnen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>Reset every joint to its relaxed angle</source>
        <translation>Jedes Gelenk auf seinen entspannten Winkel zurücksetzen</translation>
    </message>
    <message>
        <source>Reset to </source>
        <translation>Zurücksetzen auf </translation>
    </message>
    <message>
        <source>Residuals of the low-pass over its cut-off</source>
        <translation>Residuen des Tiefpasses über seiner Grenzfrequenz</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Auflage</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>Auflage</translation>
    </message>
    <message>
        <source>Rest on</source>
        <translation>Ruhen auf</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>restore the file from the program's sources</source>
        <translation>die Datei aus den Quellen des Programms wiederherstellen</translation>
    </message>
    <message>
        <source>Restraint</source>
        <translation>Fußhalt</translation>
    </message>
    <message>
        <source>rests from %1 s while the body moves</source>
        <translation>ruht ab %1 s, während sich der Körper bewegt</translation>
    </message>
    <message>
        <source>Rests here</source>
        <translation>Ruht hier</translation>
    </message>
    <message>
        <source>rests off the floor while nothing else bears the body</source>
        <translation>ruht über dem Boden, während nichts sonst den Körper trägt</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Results and tables of states (summary.json *.csv);;All files (*)</source>
        <translation>Ergebnisse und Zustandstabellen (summary.json *.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>results of the printed formulas</source>
        <translation>Ergebnissen der gedruckten Formeln</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>return</source>
        <translation>Rückkehr</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurück zum Gespeicherten</translation>
    </message>
    <message>
        <source>rhomboid, lower</source>
        <translation>Rhomboideus, unten</translation>
    </message>
    <message>
        <source>rhomboid, upper</source>
        <translation>Rhomboideus, oben</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Right </source>
        <translation>Rechts </translation>
    </message>
    <message>
        <source>Right (−x)</source>
        <translation>Rechts (−x)</translation>
    </message>
    <message>
        <source>right adductor magnus</source>
        <translation>Adductor magnus rechts</translation>
    </message>
    <message>
        <source>right ankle</source>
        <translation>rechtes Sprunggelenk</translation>
    </message>
    <message>
        <source>Right ankle plantarflexion</source>
        <translation>Fußplantarflexion rechts</translation>
    </message>
    <message>
        <source>Right arm</source>
        <translation>Rechter Arm</translation>
    </message>
    <message>
        <source>right arm</source>
        <translation>rechter Arm</translation>
    </message>
    <message>
        <source>right armrest</source>
        <translation>rechte Armlehne</translation>
    </message>
    <message>
        <source>right ball</source>
        <translation>rechter Ballen</translation>
    </message>
    <message>
        <source>right ball joint</source>
        <translation>rechtes Ballengelenk</translation>
    </message>
    <message>
        <source>right ball of the foot</source>
        <translation>rechter Fußballen</translation>
    </message>
    <message>
        <source>right base of the toes</source>
        <translation>rechter Zehenansatz</translation>
    </message>
    <message>
        <source>right biceps femoris, short head</source>
        <translation>Biceps femoris rechts, kurzer Kopf</translation>
    </message>
    <message>
        <source>right biceps, long head</source>
        <translation>Bizeps rechts, langer Kopf</translation>
    </message>
    <message>
        <source>right biceps, short head</source>
        <translation>Bizeps rechts, kurzer Kopf</translation>
    </message>
    <message>
        <source>right brachialis</source>
        <translation>Brachialis rechts</translation>
    </message>
    <message>
        <source>right brachioradialis</source>
        <translation>Brachioradialis rechts</translation>
    </message>
    <message>
        <source>right clavicle</source>
        <translation>rechtes Schlüsselbein</translation>
    </message>
    <message>
        <source>Right clavicle elevation</source>
        <translation>Klavikulahebung rechts</translation>
    </message>
    <message>
        <source>Right clavicle protraction</source>
        <translation>Klavikulaprotraktion rechts</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Rechtsklick</translation>
    </message>
    <message>
        <source>
Right click: reset; on the name: what else</source>
        <translation>
Rechtsklick: zurücksetzen; auf dem Namen: weitere Befehle</translation>
    </message>
    <message>
        <source>right coracobrachialis</source>
        <translation>Coracobrachialis rechts</translation>
    </message>
    <message>
        <source>right deltoid, front</source>
        <translation>Deltoideus rechts, vorn</translation>
    </message>
    <message>
        <source>right deltoid, middle</source>
        <translation>Deltoideus rechts, Mitte</translation>
    </message>
    <message>
        <source>right deltoid, rear</source>
        <translation>Deltoideus rechts, hinten</translation>
    </message>
    <message>
        <source>Right drag</source>
        <translation>Rechts ziehen</translation>
    </message>
    <message>
        <source>Right elbow</source>
        <translation>Rechter Ellbogen</translation>
    </message>
    <message>
        <source>right elbow</source>
        <translation>rechter Ellbogen</translation>
    </message>
    <message>
        <source>Right elbow flexion</source>
        <translation>Ellbogenbeugung rechts</translation>
    </message>
    <message>
        <source>right elbow tip</source>
        <translation>rechte Ellbogenspitze</translation>
    </message>
    <message>
        <source>right extensor carpi radialis</source>
        <translation>Extensor carpi radialis rechts</translation>
    </message>
    <message>
        <source>right extensor carpi ulnaris</source>
        <translation>Extensor carpi ulnaris rechts</translation>
    </message>
    <message>
        <source>right external oblique, front</source>
        <translation>Obliquus externus rechts, vorn</translation>
    </message>
    <message>
        <source>right external oblique, side</source>
        <translation>Obliquus externus rechts, seitlich</translation>
    </message>
    <message>
        <source>Right face</source>
        <translation>Rechte Fläche</translation>
    </message>
    <message>
        <source>right fingers</source>
        <translation>rechte Finger</translation>
    </message>
    <message>
        <source>right fingers tip</source>
        <translation>rechte Fingerspitzen</translation>
    </message>
    <message>
        <source>right fingertip</source>
        <translation>rechte Fingerspitze</translation>
    </message>
    <message>
        <source>right flexor carpi radialis</source>
        <translation>Flexor carpi radialis rechts</translation>
    </message>
    <message>
        <source>right flexor carpi ulnaris</source>
        <translation>Flexor carpi ulnaris rechts</translation>
    </message>
    <message>
        <source>Right foot</source>
        <translation>Rechter Fuß</translation>
    </message>
    <message>
        <source>right foot</source>
        <translation>rechter Fuß</translation>
    </message>
    <message>
        <source>right foot above</source>
        <translation>rechter Fuß oben</translation>
    </message>
    <message>
        <source>drain</source>
        <translation>Ablass</translation>
    </message>
    <message>
        <source>plinth</source>
        <translation>Sockel</translation>
    </message>
    <message>
        <source>pump</source>
        <translation>Pumpe</translation>
    </message>
    <message>
        <source>right foot ahead</source>
        <translation>rechter Fuß voraus</translation>
    </message>
    <message>
        <source>right foot beside</source>
        <translation>rechter Fuß daneben</translation>
    </message>
    <message>
        <source>right foot high</source>
        <translation>rechter Fuß hoch</translation>
    </message>
    <message>
        <source>right foot low</source>
        <translation>rechter Fuß tief</translation>
    </message>
    <message>
        <source>Right forearm</source>
        <translation>Rechter Unterarm</translation>
    </message>
    <message>
        <source>right forearm</source>
        <translation>rechter Unterarm</translation>
    </message>
    <message>
        <source>Right forearm pronation</source>
        <translation>Unterarmpronation rechts</translation>
    </message>
    <message>
        <source>right gastrocnemius</source>
        <translation>Gastrocnemius rechts</translation>
    </message>
    <message>
        <source>right gemelli</source>
        <translation>Gemelli rechts</translation>
    </message>
    <message>
        <source>right gluteus maximus, lower</source>
        <translation>Gluteus maximus rechts, unten</translation>
    </message>
    <message>
        <source>right gluteus maximus, middle</source>
        <translation>Gluteus maximus rechts, Mitte</translation>
    </message>
    <message>
        <source>right gluteus maximus, upper</source>
        <translation>Gluteus maximus rechts, oben</translation>
    </message>
    <message>
        <source>right gluteus medius, front</source>
        <translation>Gluteus medius rechts, vorn</translation>
    </message>
    <message>
        <source>right gluteus medius, middle</source>
        <translation>Gluteus medius rechts, Mitte</translation>
    </message>
    <message>
        <source>right gluteus medius, rear</source>
        <translation>Gluteus medius rechts, hinten</translation>
    </message>
    <message>
        <source>right gracilis</source>
        <translation>Gracilis rechts</translation>
    </message>
    <message>
        <source>right grip</source>
        <translation>rechter Griff</translation>
    </message>
    <message>
        <source>right hamstrings, long heads</source>
        <translation>Ischiokrurale Muskeln rechts, lange Köpfe</translation>
    </message>
    <message>
        <source>Right hand</source>
        <translation>Rechte Hand</translation>
    </message>
    <message>
        <source>right hand</source>
        <translation>rechte Hand</translation>
    </message>
    <message>
        <source>right hand down</source>
        <translation>rechte Hand tief</translation>
    </message>
    <message>
        <source>right hand up</source>
        <translation>rechte Hand hoch</translation>
    </message>
    <message>
        <source>right heel</source>
        <translation>rechte Ferse</translation>
    </message>
    <message>
        <source>right held</source>
        <translation>rechter Gehaltenes</translation>
    </message>
    <message>
        <source>right hip</source>
        <translation>rechte Hüfte</translation>
    </message>
    <message>
        <source>Right hip abduction</source>
        <translation>Hüftabduktion rechts</translation>
    </message>
    <message>
        <source>Right hip flexion</source>
        <translation>Hüftbeugung rechts</translation>
    </message>
    <message>
        <source>Right hip rotation</source>
        <translation>Hüftrotation rechts</translation>
    </message>
    <message>
        <source>right humerus</source>
        <translation>rechter Oberarm</translation>
    </message>
    <message>
        <source>Right humerus rotation</source>
        <translation>Oberarmrotation rechts</translation>
    </message>
    <message>
        <source>right iliacus</source>
        <translation>Iliacus rechts</translation>
    </message>
    <message>
        <source>right iliocostalis, lumbar</source>
        <translation>Iliocostalis rechts, lumbal</translation>
    </message>
    <message>
        <source>right iliocostalis, thoracic</source>
        <translation>Iliocostalis rechts, thorakal</translation>
    </message>
    <message>
        <source>right infraspinatus, lower</source>
        <translation>Infraspinatus rechts, unten</translation>
    </message>
    <message>
        <source>right infraspinatus, upper</source>
        <translation>Infraspinatus rechts, oben</translation>
    </message>
    <message>
        <source>right internal oblique, front</source>
        <translation>Obliquus internus rechts, vorn</translation>
    </message>
    <message>
        <source>right internal oblique, side</source>
        <translation>Obliquus internus rechts, seitlich</translation>
    </message>
    <message>
        <source>Right knee</source>
        <translation>Rechtes Knie</translation>
    </message>
    <message>
        <source>right knee</source>
        <translation>rechtes Knie</translation>
    </message>
    <message>
        <source>Right knee flexion</source>
        <translation>Kniebeugung rechts</translation>
    </message>
    <message>
        <source>right kneecap</source>
        <translation>rechte Kniescheibe</translation>
    </message>
    <message>
        <source>right latissimus dorsi, lower</source>
        <translation>Latissimus dorsi rechts, unten</translation>
    </message>
    <message>
        <source>right latissimus dorsi, middle</source>
        <translation>Latissimus dorsi rechts, Mitte</translation>
    </message>
    <message>
        <source>right latissimus dorsi, upper</source>
        <translation>Latissimus dorsi rechts, oben</translation>
    </message>
    <message>
        <source>Right leg</source>
        <translation>Rechtes Bein</translation>
    </message>
    <message>
        <source>right leg</source>
        <translation>rechtes Bein</translation>
    </message>
    <message>
        <source>right levator scapulae</source>
        <translation>Levator scapulae rechts</translation>
    </message>
    <message>
        <source>right longissimus, lumbar</source>
        <translation>Longissimus rechts, lumbal</translation>
    </message>
    <message>
        <source>right longissimus, thoracic</source>
        <translation>Longissimus rechts, thorakal</translation>
    </message>
    <message>
        <source>right longissimus, to the ribs</source>
        <translation>Longissimus rechts, zu den Rippen</translation>
    </message>
    <message>
        <source>right multifidus, from L2</source>
        <translation>Multifidus rechts, ab L2</translation>
    </message>
    <message>
        <source>right multifidus, from L4</source>
        <translation>Multifidus rechts, ab L4</translation>
    </message>
    <message>
        <source>right palm</source>
        <translation>rechte Handfläche</translation>
    </message>
    <message>
        <source>right pectineus</source>
        <translation>Pectineus rechts</translation>
    </message>
    <message>
        <source>right pectoralis major, from the collar bone</source>
        <translation>Pectoralis major rechts, vom Schlüsselbein</translation>
    </message>
    <message>
        <source>right pectoralis major, lower</source>
        <translation>Pectoralis major rechts, unten</translation>
    </message>
    <message>
        <source>right pectoralis major, middle</source>
        <translation>Pectoralis major rechts, Mitte</translation>
    </message>
    <message>
        <source>right pectoralis minor</source>
        <translation>Pectoralis minor rechts</translation>
    </message>
    <message>
        <source>right peroneals</source>
        <translation>Peronei rechts</translation>
    </message>
    <message>
        <source>right piriformis</source>
        <translation>Piriformis rechts</translation>
    </message>
    <message>
        <source>right post</source>
        <translation>rechter Pfosten</translation>
    </message>
    <message>
        <source>right pronator quadratus</source>
        <translation>Pronator quadratus rechts</translation>
    </message>
    <message>
        <source>right pronator teres</source>
        <translation>Pronator teres rechts</translation>
    </message>
    <message>
        <source>right psoas</source>
        <translation>Psoas rechts</translation>
    </message>
    <message>
        <source>right quadratus femoris</source>
        <translation>Quadratus femoris rechts</translation>
    </message>
    <message>
        <source>right quadratus lumborum, front</source>
        <translation>Quadratus lumborum rechts, vorn</translation>
    </message>
    <message>
        <source>right quadratus lumborum, middle</source>
        <translation>Quadratus lumborum rechts, Mitte</translation>
    </message>
    <message>
        <source>right quadratus lumborum, rear</source>
        <translation>Quadratus lumborum rechts, hinten</translation>
    </message>
    <message>
        <source>right rectus abdominis</source>
        <translation>Rectus abdominis rechts</translation>
    </message>
    <message>
        <source>right rectus femoris</source>
        <translation>Rectus femoris rechts</translation>
    </message>
    <message>
        <source>right rhomboid, lower</source>
        <translation>Rhomboideus rechts, unten</translation>
    </message>
    <message>
        <source>right rhomboid, upper</source>
        <translation>Rhomboideus rechts, oben</translation>
    </message>
    <message>
        <source>right sartorius</source>
        <translation>Sartorius rechts</translation>
    </message>
    <message>
        <source>right serratus anterior, lower</source>
        <translation>Serratus anterior rechts, unten</translation>
    </message>
    <message>
        <source>right serratus anterior, middle</source>
        <translation>Serratus anterior rechts, Mitte</translation>
    </message>
    <message>
        <source>right serratus anterior, upper</source>
        <translation>Serratus anterior rechts, oben</translation>
    </message>
    <message>
        <source>right shank</source>
        <translation>rechter Unterschenkel</translation>
    </message>
    <message>
        <source>Right shoulder</source>
        <translation>Rechte Schulter</translation>
    </message>
    <message>
        <source>right shoulder</source>
        <translation>rechte Schulter</translation>
    </message>
    <message>
        <source>Right shoulder adduction</source>
        <translation>Schulteradduktion rechts</translation>
    </message>
    <message>
        <source>Right shoulder horiz. flexion</source>
        <translation>Horiz. Schulterbeugung rechts</translation>
    </message>
    <message>
        <source>Right shoulder horizontal flexion</source>
        <translation>Horizontale Schulterbeugung rechts</translation>
    </message>
    <message>
        <source>right shoulder side</source>
        <translation>rechte Schulterseite</translation>
    </message>
    <message>
        <source>right side of the shoulder</source>
        <translation>rechte Schulterseite</translation>
    </message>
    <message>
        <source>Right side to left</source>
        <translation>Rechte Seite nach links</translation>
    </message>
    <message>
        <source>right soleus</source>
        <translation>Soleus rechts</translation>
    </message>
    <message>
        <source>right subscapularis, lower</source>
        <translation>Subscapularis rechts, unten</translation>
    </message>
    <message>
        <source>right subscapularis, middle</source>
        <translation>Subscapularis rechts, Mitte</translation>
    </message>
    <message>
        <source>right subscapularis, upper</source>
        <translation>Subscapularis rechts, oben</translation>
    </message>
    <message>
        <source>Right subtalar inversion</source>
        <translation>Fußinversion rechts</translation>
    </message>
    <message>
        <source>right supinator</source>
        <translation>Supinator rechts</translation>
    </message>
    <message>
        <source>right supraspinatus, front</source>
        <translation>Supraspinatus rechts, vorn</translation>
    </message>
    <message>
        <source>right supraspinatus, rear</source>
        <translation>Supraspinatus rechts, hinten</translation>
    </message>
    <message>
        <source>right tensor fasciae latae</source>
        <translation>Tensor fasciae latae rechts</translation>
    </message>
    <message>
        <source>right teres major</source>
        <translation>Teres major rechts</translation>
    </message>
    <message>
        <source>right teres minor</source>
        <translation>Teres minor rechts</translation>
    </message>
    <message>
        <source>right thigh</source>
        <translation>rechter Oberschenkel</translation>
    </message>
    <message>
        <source>right thumb</source>
        <translation>rechter Daumen</translation>
    </message>
    <message>
        <source>right thumb tip</source>
        <translation>rechte Daumenspitze</translation>
    </message>
    <message>
        <source>right tibialis anterior</source>
        <translation>Tibialis anterior rechts</translation>
    </message>
    <message>
        <source>right tibialis posterior</source>
        <translation>Tibialis posterior rechts</translation>
    </message>
    <message>
        <source>right tip of the elbow</source>
        <translation>rechte Ellbogenspitze</translation>
    </message>
    <message>
        <source>right tip of the toes</source>
        <translation>rechte Zehenspitze</translation>
    </message>
    <message>
        <source>Right to left</source>
        <translation>Rechts bis links</translation>
    </message>
    <message>
        <source>right toe</source>
        <translation>rechte Zehe</translation>
    </message>
    <message>
        <source>right toe base</source>
        <translation>rechter Zehenansatz</translation>
    </message>
    <message>
        <source>Right toe flexion</source>
        <translation>Zehenbeugung rechts</translation>
    </message>
    <message>
        <source>right toe tip</source>
        <translation>rechte Zehenspitze</translation>
    </message>
    <message>
        <source>right toes</source>
        <translation>rechte Zehen</translation>
    </message>
    <message>
        <source>right trapezius, lower</source>
        <translation>Trapezius rechts, unten</translation>
    </message>
    <message>
        <source>right trapezius, middle</source>
        <translation>Trapezius rechts, Mitte</translation>
    </message>
    <message>
        <source>right trapezius, to the collar bone</source>
        <translation>Trapezius rechts, zum Schlüsselbein</translation>
    </message>
    <message>
        <source>right trapezius, upper</source>
        <translation>Trapezius rechts, oben</translation>
    </message>
    <message>
        <source>right triceps, inner head</source>
        <translation>Trizeps rechts, innerer Kopf</translation>
    </message>
    <message>
        <source>right triceps, long head</source>
        <translation>Trizeps rechts, langer Kopf</translation>
    </message>
    <message>
        <source>right triceps, outer head</source>
        <translation>Trizeps rechts, äußerer Kopf</translation>
    </message>
    <message>
        <source>right upper arm</source>
        <translation>rechter Oberarm</translation>
    </message>
    <message>
        <source>right vasti</source>
        <translation>Vasti rechts</translation>
    </message>
    <message>
        <source>right weight</source>
        <translation>rechtes Gewicht</translation>
    </message>
    <message>
        <source>right wrist</source>
        <translation>rechtes Handgelenk</translation>
    </message>
    <message>
        <source>Right wrist deviation</source>
        <translation>Handgelenkabweichung rechts</translation>
    </message>
    <message>
        <source>Right wrist flexion</source>
        <translation>Handgelenkbeugung rechts</translation>
    </message>
    <message>
        <source>Rise</source>
        <translation>Hebung</translation>
    </message>
    <message>
        <source>Rise from a squat with a backpack</source>
        <translation>Mit Rucksack aus der Hocke aufstehen</translation>
    </message>
    <message>
        <source>RMS %1 %2</source>
        <translation>RMS %1 %2</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>roll moment</source>
        <translation>Rollmoment</translation>
    </message>
    <message>
        <source>Roll of the forearm from a palm that looks to the elbow's bending side</source>
        <translation>Rollen des Unterarms ab einer Handfläche, die zur Beugeseite des Ellbogens sieht</translation>
    </message>
    <message>
        <source>Roll, where the view turns freely</source>
        <translation>Rollen, wo die Ansicht frei dreht</translation>
    </message>
    <message>
        <source>Rotate what is selected</source>
        <translation>Ausgewähltes drehen</translation>
    </message>
    <message>
        <source>Rotation of the body at rest at the rail, about left, up and forward</source>
        <translation>Drehung des Körpers in Ruhe an der Stange, um links, oben und vorn</translation>
    </message>
    <message>
        <source>rotation: the face turns to the left</source>
        <translation>Drehung: das Gesicht dreht nach links</translation>
    </message>
    <message>
        <source>rotator cuff</source>
        <translation>Rotatorenmanschette</translation>
    </message>
    <message>
        <source>Rows a second, where no column holds times</source>
        <translation>Zeilen je Sekunde, wo keine Spalte Zeiten enthält</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Rule, part</source>
        <translation>Regel, Teil</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Run or pause what the torques really do</source>
        <translation>Was die Drehmomente wirklich tun, starten oder anhalten</translation>
    </message>
    <message>
        <source>run or step first</source>
        <translation>zuerst starten oder einen Schritt gehen</translation>
    </message>
    <message>
        <source>Run shows what the torques do to the body. Drag any part of it.</source>
        <translation>Start zeigt, was die Drehmomente mit dem Körper tun. Jeder Teil lässt sich ziehen.</translation>
    </message>
    <message>
        <source>Run the study</source>
        <translation>Studie ausführen</translation>
    </message>
    <message>
        <source>rung</source>
        <translation>Sprosse</translation>
    </message>
    <message>
        <source>Rung spacing</source>
        <translation>Sprossenabstand</translation>
    </message>
    <message>
        <source>Rungs</source>
        <translation>Sprossen</translation>
    </message>
    <message>
        <source>Rungs at most 305 mm apart, 406 mm clear between the rails, as the standard is quoted</source>
        <translation>Sprossen höchstens 305 mm auseinander, 406 mm frei zwischen den Holmen, wie die Norm zitiert wird</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>Runs the study with these conditions</source>
        <translation>Führt die Studie mit diesen Bedingungen aus</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>S&amp;tartseite</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Anha&amp;lten</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation>Sei&amp;ten tauschen</translation>
    </message>
    <message>
        <source>sagittal</source>
        <translation>sagittal</translation>
    </message>
    <message>
        <source>Sample tasks</source>
        <translation>Beispielaufgaben</translation>
    </message>
    <message>
        <source>Sample tasks and recent files</source>
        <translation>Beispielaufgaben und zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <source>sartorius</source>
        <translation>Sartorius</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save and run…</source>
        <translation>Speichern und ausführen…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Save person</source>
        <translation>Person speichern</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Änderungen an „%1“ speichern?</translation>
    </message>
    <message>
        <source>Save the study</source>
        <translation>Studie speichern</translation>
    </message>
    <message>
        <source>save the study under another name</source>
        <translation>die Studie unter einem anderen Namen speichern</translation>
    </message>
    <message>
        <source>Save the task</source>
        <translation>Aufgabe speichern</translation>
    </message>
    <message>
        <source>save this one under another name</source>
        <translation>diese unter einem anderen Namen speichern</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>Unter anderem Namen speichern</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>say how far each copy is from the one before</source>
        <translation>sagen, wie weit jede Kopie von der vorigen entfernt ist</translation>
    </message>
    <message>
        <source>Says</source>
        <translation>Bedeutet</translation>
    </message>
    <message>
        <source>scalar part of R_q of the forearm's direction</source>
        <translation>Skalarteil von R_q der Richtung des Unterarms</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>scaled with the body, by %1</source>
        <translation>mit dem Körper skaliert, um %1</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <source>Schedule %1</source>
        <translation>Zeitplan: %1</translation>
    </message>
    <message>
        <source>score, 1 to 15</source>
        <translation>Wertung, 1 bis 15</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Wertungen</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>seam</source>
        <translation>Naht</translation>
    </message>
    <message>
        <source>seam begins</source>
        <translation>Naht beginnt</translation>
    </message>
    <message>
        <source>seam ends</source>
        <translation>Naht endet</translation>
    </message>
    <message>
        <source>Search further starts</source>
        <translation>Weitere Anfänge durchsuchen</translation>
    </message>
    <message>
        <source>Search once more</source>
        <translation>Noch einmal suchen</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Sitz</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>Gesäß</translation>
    </message>
    <message>
        <source>Seat and feet bear the body, the left forearm rests on the table, the right hand holds a handle.</source>
        <translation>Sitz und Füße tragen den Körper, der linke Unterarm ruht auf dem Tisch, die rechte Hand hält einen Griff.</translation>
    </message>
    <message>
        <source>Seat of the body</source>
        <translation>Gesäß</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>seed of noise and slips</source>
        <translation>Startwert von Rauschen und Rutschen</translation>
    </message>
    <message>
        <source>seed of the noise</source>
        <translation>Startwert des Rauschens</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>Segment</translation>
    </message>
    <message>
        <source>Segment of the chosen labels</source>
        <translation>Segment der gewählten Marken</translation>
    </message>
    <message>
        <source>Segments on ball joints</source>
        <translation>Segmente an Kugelgelenken</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation>%1 auswählen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Alle&amp;s auswählen</translation>
    </message>
    <message>
        <source>select a contact on a bar, rail or face with View, Where to hold</source>
        <translation>einen Kontakt an Stange, Lauf oder Fläche mit Ansicht, Wo halten auswählen</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Select and drag the body</source>
        <translation>Körper auswählen und ziehen</translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>Nichts auswählen</translation>
    </message>
    <message>
        <source>Select several</source>
        <translation>Mehrere auswählen</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>serratus anterior, lower</source>
        <translation>Serratus anterior, unten</translation>
    </message>
    <message>
        <source>serratus anterior, middle</source>
        <translation>Serratus anterior, Mitte</translation>
    </message>
    <message>
        <source>serratus anterior, upper</source>
        <translation>Serratus anterior, oben</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>set gravity to none</source>
        <translation>die Schwerkraft ausschalten</translation>
    </message>
    <message>
        <source>Set in and out in the time line with I and O</source>
        <translation>Anfang und Ende in der Zeitleiste mit I und O setzen</translation>
    </message>
    <message>
        <source>Set in and out, or drag the brackets</source>
        <translation>Anfang und Ende setzen, oder an den Klammern ziehen</translation>
    </message>
    <message>
        <source>Set in point here	I</source>
        <translation>Anfang hier setzen	I</translation>
    </message>
    <message>
        <source>Set out point here	O</source>
        <translation>Ende hier setzen	O</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>Beruhigt</translation>
    </message>
    <message>
        <source>Several instants of the motion in one picture, darkening to the last: 0, 0.5, 1 (s); on a light ground. Empty: what is shown</source>
        <translation>Mehrere Zeitpunkte der Bewegung in einem Bild, zum letzten hin dunkler: 0, 0.5, 1 (s); auf hellem Grund. Leer: was zu sehen ist</translation>
    </message>
    <message>
        <source>Several of the selected prop, each a step further</source>
        <translation>Mehrere des gewählten Gegenstands, jeder einen Schritt weiter</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Geschlecht</translation>
    </message>
    <message>
        <source>Shank</source>
        <translation>Unterschenkel</translation>
    </message>
    <message>
        <source>shanks</source>
        <translation>Unterschenkel</translation>
    </message>
    <message>
        <source>Share of cases that are possible</source>
        <translation>Anteil der möglichen Fälle</translation>
    </message>
    <message>
        <source>Share of every joint's torque limit that may be used</source>
        <translation>Welcher Teil jeder Drehmomentgrenze genutzt werden darf</translation>
    </message>
    <message>
        <source>share of holding</source>
        <translation>Anteil des Haltens</translation>
    </message>
    <message>
        <source>share of limit (1)</source>
        <translation>Auslastung (1)</translation>
    </message>
    <message>
        <source>share of strength</source>
        <translation>Anteil der Kraft</translation>
    </message>
    <message>
        <source>Share of the contact's limit</source>
        <translation>Auslastung des Kontakts</translation>
    </message>
    <message>
        <source>Share of time</source>
        <translation>Zeitanteil</translation>
    </message>
    <message>
        <source>share of what the hardware is made for</source>
        <translation>Anteil dessen, wofür die Ausrüstung gebaut ist</translation>
    </message>
    <message>
        <source>Shared by least activation</source>
        <translation>Aufgeteilt mit geringster Aktivierung</translation>
    </message>
    <message>
        <source>Shared by least fatigue</source>
        <translation>Aufgeteilt mit geringster Ermüdung</translation>
    </message>
    <message>
        <source>Sharing torques among muscles</source>
        <translation>Drehmomente werden auf Muskeln verteilt</translation>
    </message>
    <message>
        <source>Sharing torques among muscles…</source>
        <translation>Drehmomente werden auf Muskeln verteilt…</translation>
    </message>
    <message>
        <source>Shear</source>
        <translation>Schub</translation>
    </message>
    <message>
        <source>shear</source>
        <translation>Schub</translation>
    </message>
    <message>
        <source>shear %1</source>
        <translation>Schub %1</translation>
    </message>
    <message>
        <source>shears with</source>
        <translation>schert mit</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>shift its times</source>
        <translation>seine Zeiten verschieben</translation>
    </message>
    <message>
        <source>shift one of them, or stretch it onto the other</source>
        <translation>eines verschieben oder auf das andere strecken</translation>
    </message>
    <message>
        <source>Shift+← →</source>
        <translation>Umschalt+← →</translation>
    </message>
    <message>
        <source>Shirt and trousers</source>
        <translation>Hemd und Hose</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>Einblenden</translation>
    </message>
    <message>
        <source>shortcuts keyboard</source>
        <translation>Tastenkürzel Tastatur</translation>
    </message>
    <message>
        <source>shorten it</source>
        <translation>kürzen</translation>
    </message>
    <message>
        <source>shorten one of its intervals first</source>
        <translation>zuerst einen Zeitraum kürzen</translation>
    </message>
    <message>
        <source>shorten or leave out some</source>
        <translation>kürzen oder einige weglassen</translation>
    </message>
    <message>
        <source>shorten the duration or lower the frame rate</source>
        <translation>die Dauer kürzen oder die Bildrate senken</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Kürzeste</translation>
    </message>
    <message>
        <source>shortest duration</source>
        <translation>kürzeste Dauer</translation>
    </message>
    <message>
        <source>Shoulder</source>
        <translation>Schulter</translation>
    </message>
    <message>
        <source>shoulder</source>
        <translation>Schulter</translation>
    </message>
    <message>
        <source>Shoulder adduction</source>
        <translation>Schulteradduktion</translation>
    </message>
    <message>
        <source>shoulder adductors</source>
        <translation>Schulteradduktoren</translation>
    </message>
    <message>
        <source>Shoulder breadth</source>
        <translation>Schulterbreite</translation>
    </message>
    <message>
        <source>shoulder girdle</source>
        <translation>Schultergürtel</translation>
    </message>
    <message>
        <source>Shoulder height</source>
        <translation>Schulterhöhe</translation>
    </message>
    <message>
        <source>Shoulder horiz. flexion</source>
        <translation>Horiz. Schulterbeugung</translation>
    </message>
    <message>
        <source>Shoulder horizontal flexion</source>
        <translation>Horizontale Schulterbeugung</translation>
    </message>
    <message>
        <source>Shoulder limits</source>
        <translation>Schultergrenzen</translation>
    </message>
    <message>
        <source>shoulder limits</source>
        <translation>Schultergrenzen</translation>
    </message>
    <message>
        <source>shoulder raised</source>
        <translation>Schulter angehoben</translation>
    </message>
    <message>
        <source>Skin is made once for each body and kept; until then a coarser one or an outline is drawn</source>
        <translation>Die Haut wird je Körper einmal gemacht und behalten; bis dahin wird eine gröbere oder ein Umriss gezeichnet</translation>
    </message>
    <message>
        <source>some may sit on another segment</source>
        <translation>manche sitzen vielleicht auf einem anderen Segment</translation>
    </message>
    <message>
        <source>strengths of shoulders and trunk (Stobbe 1982) stand here from memory, at their angle of measurement</source>
        <translation>Kräfte von Schultern und Rumpf (Stobbe 1982) stehen hier aus dem Gedächtnis, bei ihrem Messwinkel</translation>
    </message>
    <message>
        <source>taken as it is</source>
        <translation>genommen, wie er ist</translation>
    </message>
    <message>
        <source>taken as they are</source>
        <translation>genommen, wie sie sind</translation>
    </message>
    <message>
        <source>taken so</source>
        <translation>so genommen</translation>
    </message>
    <message>
        <source>takes %1 at %2, more than its strength of %3</source>
        <translation>nimmt %1 bei %2, mehr als die Kraft von %3</translation>
    </message>
    <message>
        <source>tell the mass, or see whether plates bear all of the body</source>
        <translation>die Masse angeben, oder prüfen, ob Platten den ganzen Körper tragen</translation>
    </message>
    <message>
        <source>the body is measured from the trial itself</source>
        <translation>der Körper ist aus dem Versuch selbst vermessen</translation>
    </message>
    <message>
        <source>The picture that was drawn last</source>
        <translation>Das zuletzt gezeichnete Bild</translation>
    </message>
    <message>
        <source>Touch</source>
        <translation>Aufprall</translation>
    </message>
    <message>
        <source>touch speed</source>
        <translation>Geschwindigkeit beim Greifen</translation>
    </message>
    <message>
        <source>Touch speed</source>
        <translation>Geschwindigkeit beim Greifen</translation>
    </message>
    <message>
        <source>Shoulder side</source>
        <translation>Schulterseite</translation>
    </message>
    <message>
        <source>shoulder to wrist</source>
        <translation>Schulter bis Handgelenk</translation>
    </message>
    <message>
        <source>Shoulder, hip</source>
        <translation>Schulter, Hüfte</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>show a result that was fitted</source>
        <translation>ein Ergebnis zeigen, das angepasst wurde</translation>
    </message>
    <message>
        <source>show a result that was recorded</source>
        <translation>ein aufgenommenes Ergebnis zeigen</translation>
    </message>
    <message>
        <source>Show all of the motion</source>
        <translation>Die ganze Bewegung zeigen</translation>
    </message>
    <message>
        <source>show fewer than three markers out of line in most frames</source>
        <translation>zeigen in den meisten Bildern weniger als drei Marker außerhalb einer Linie</translation>
    </message>
    <message>
        <source>Show figure %1</source>
        <translation>Bild %1 zeigen</translation>
    </message>
    <message>
        <source>Show in the view</source>
        <translation>In der Ansicht einblenden</translation>
    </message>
    <message>
        <source>Show its first frame</source>
        <translation>Erstes Bild zeigen</translation>
    </message>
    <message>
        <source>show one first</source>
        <translation>zuerst eine zeigen</translation>
    </message>
    <message>
        <source>Show only the %1</source>
        <translation>Nur %1 zeigen</translation>
    </message>
    <message>
        <source>Show reach</source>
        <translation>Reichweite zeigen</translation>
    </message>
    <message>
        <source>Show reach of the %1</source>
        <translation>Reichweite zeigen: %1</translation>
    </message>
    <message>
        <source>Show the most loaded joints</source>
        <translation>Die am meisten belasteten Gelenke zeigen</translation>
    </message>
    <message>
        <source>Show the posture at which motions begin</source>
        <translation>Die Haltung zeigen, in der Bewegungen beginnen</translation>
    </message>
    <message>
        <source>Show the project again</source>
        <translation>Wieder das Projekt zeigen</translation>
    </message>
    <message>
        <source>Show this posture; the one shown stays among the results</source>
        <translation>Diese Haltung zeigen; die gezeigte bleibt bei den Ergebnissen</translation>
    </message>
    <message>
        <source>shows %1 markers of the set %2</source>
        <translation>zeigt %1 Marker des Satzes %2</translation>
    </message>
    <message>
        <source>its lengths were read as %1, which makes a body of %2, and people are 1 m to 2.3 m tall</source>
        <translation>seine Längen wurden als %1 gelesen, das gibt einen Körper von %2, und Menschen sind 1 m bis 2.3 m groß</translation>
    </message>
    <message>
        <source>shows a body of %1, and people are 1 m to 2.3 m tall</source>
        <translation>zeigt einen Körper von %1, und Menschen sind 1 m bis 2.3 m groß</translation>
    </message>
    <message>
        <source>as %1 they make a body of about %2: tell so (--units %3), or the stature, if it is right (--stature)</source>
        <translation>als %1 geben sie einen Körper von etwa %2: die Einheit angeben (--units %3), oder die Körpergröße, wenn sie stimmt (--stature)</translation>
    </message>
    <message>
        <source>as %1 they make a body of about %2: tell so (--units %3)</source>
        <translation>als %1 geben sie einen Körper von etwa %2: die Einheit angeben (--units %3)</translation>
    </message>
    <message>
        <source>Solder a joint</source>
        <translation>Eine Lötstelle löten</translation>
    </message>
    <message>
        <source>soldering point</source>
        <translation>Lötstelle</translation>
    </message>
    <message>
        <source>solve or open a recording first</source>
        <translation>zuerst lösen oder eine Aufnahme öffnen</translation>
    </message>
    <message>
        <source>soft suit, assumed</source>
        <translation>weicher Anzug, angenommen</translation>
    </message>
    <message>
        <source>solve or predict first</source>
        <translation>erst lösen oder vorhersagen</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Lösungsverfahren</translation>
    </message>
    <message>
        <source>Squatting before a machine, the right hand goes on from a low bolt to the next, higher up. Effort counts, the change from the posture one is in: one stays down instead of standing up for it.</source>
        <translation>Vor einer Maschine hockend geht die rechte Hand von einer tiefen Schraube zur nächsten, höheren. Die Anstrengung zählt, die Änderung gegenüber der Haltung, in der man ist: man bleibt unten, statt dafür aufzustehen.</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Activation  %</source>
        <translation>Aktivierung  %</translation>
    </message>
    <message>
        <source>Stress  N/cm²</source>
        <translation>Je Querschnitt  N/cm²</translation>
    </message>
    <message>
        <source>Table of muscles</source>
        <translation>Tabelle der Muskeln</translation>
    </message>
    <message>
        <source>Take a plate by its edge</source>
        <translation>Eine Platte an der Kante fassen</translation>
    </message>
    <message>
        <source>Thumb and stretched fingers pinch the upper edge of a thin plate that stands in a rack on a bench; the left hand lies on the bench.</source>
        <translation>Daumen und gestreckte Finger fassen im Zangengriff die obere Kante einer dünnen Platte, die in einem Gestell auf einer Werkbank steht; die linke Hand liegt auf der Bank.</translation>
    </message>
    <message>
        <source>rack</source>
        <translation>Gestell</translation>
    </message>
    <message>
        <source>plate</source>
        <translation>Platte</translation>
    </message>
    <message>
        <source>Take hold of a drill</source>
        <translation>Eine Bohrmaschine fassen</translation>
    </message>
    <message>
        <source>Spectrum of</source>
        <translation>Spektrum von</translation>
    </message>
    <message>
        <source>Take the suit off</source>
        <translation>Den Anzug ausziehen</translation>
    </message>
    <message>
        <source>Take whatever comes</source>
        <translation>Nehmen, was kommt</translation>
    </message>
    <message>
        <source>taken as none</source>
        <translation>als keines genommen</translation>
    </message>
    <message>
        <source>taken as not seen</source>
        <translation>als nicht gesehen genommen</translation>
    </message>
    <message>
        <source>taken as told</source>
        <translation>genommen wie angegeben</translation>
    </message>
    <message>
        <source>Task of any subject</source>
        <translation>Aufgabe beliebiger Personen</translation>
    </message>
    <message>
        <source>Task of this person</source>
        <translation>Aufgabe dieser Person</translation>
    </message>
    <message>
        <source>tell the right unit of its lengths, or the stature, if it is right (--stature)</source>
        <translation>die richtige Einheit seiner Längen angeben, oder die Körpergröße, wenn sie stimmt (--stature)</translation>
    </message>
    <message>
        <source>tell the right unit of its lengths</source>
        <translation>die richtige Einheit seiner Längen angeben</translation>
    </message>
    <message>
        <source>The next bolt</source>
        <translation>Die nächste Schraube</translation>
    </message>
    <message>
        <source>Handhold's solver found</source>
        <translation>Handholds Verfahren fand</translation>
    </message>
    <message>
        <source>Tension</source>
        <translation>Spannung</translation>
    </message>
    <message>
        <source>Tension over the muscle's physiological cross-section</source>
        <translation>Spannung durch den physiologischen Querschnitt des Muskels</translation>
    </message>
    <message>
        <source>Tension, stress, physiological cross-section and length of every muscle now</source>
        <translation>Spannung, Kraft je Querschnitt, physiologischer Querschnitt und Länge jedes Muskels jetzt</translation>
    </message>
    <message>
        <source>The marker or coordinate whose spectrum is shown</source>
        <translation>Der Marker oder die Koordinate, deren Spektrum gezeigt wird</translation>
    </message>
    <message>
        <source>the foot that was told to be on it is elsewhere</source>
        <translation>der Fuß, der darauf stehen soll, ist anderswo</translation>
    </message>
    <message>
        <source>The person's e&amp;yes</source>
        <translation>&amp;Augen der Person</translation>
    </message>
    <message>
        <source>The right hand holds a 2 kg lamp far out over the edge on which the feet stand. Balance counts: the hips go back, and what the body weighs stays well within the feet.</source>
        <translation>Die rechte Hand hält eine Lampe von 2 kg weit über die Kante hinaus, auf der die Füße stehen. Das Gleichgewicht zählt: die Hüfte geht zurück, und was der Körper wiegt, bleibt weit innerhalb der Füße.</translation>
    </message>
    <message>
        <source>The right hand holds an iron at a joint on a bench. Visual acuity counts: the face turns down to the joint until the eyes see it sharp.</source>
        <translation>Die rechte Hand hält einen Lötkolben an eine Stelle auf einer Werkbank. Die Sehschärfe zählt: das Gesicht wendet sich hinab zur Lötstelle, bis die Augen sie scharf sehen.</translation>
    </message>
    <message>
        <source>The right hand reaches down over a case on the floor. Metabolic energy counts: one bends over straight knees, which costs less than the squat that spares the back.</source>
        <translation>Die rechte Hand greift über einem Koffer am Boden hinab. Die Stoffwechselenergie zählt: man beugt sich über gestreckte Knie, was weniger kostet als die Hocke, die den Rücken schont.</translation>
    </message>
    <message>
        <source>The right hand closes on the oval handle of a cordless drill that stands on a bench, the left one lies on the bench.</source>
        <translation>Die rechte Hand schließt sich um den ovalen Griff eines Akkubohrers, der auf einer Werkbank steht, die linke liegt auf der Bank.</translation>
    </message>
    <message>
        <source>the shoulders without limits</source>
        <translation>die Schultern ohne Grenzen</translation>
    </message>
    <message>
        <source>The spectrum appears here as soon as it is counted</source>
        <translation>Das Spektrum erscheint hier, sobald es gezählt ist</translation>
    </message>
    <message>
        <source>the skin of this person is still being made</source>
        <translation>die Haut dieser Person wird noch gemacht</translation>
    </message>
    <message>
        <source>The person's grip</source>
        <translation>Griff der Person</translation>
    </message>
    <message>
        <source>The task is for any subject.</source>
        <translation>Die Aufgabe ist für beliebige Personen.</translation>
    </message>
    <message>
        <source>The task names nobody: whoever is at work when its file is opened does it. Off: its file names this person</source>
        <translation>Die Aufgabe nennt niemanden: Wer gerade da ist, wenn ihre Datei geöffnet wird, führt sie aus. Aus: ihre Datei nennt diese Person</translation>
    </message>
    <message>
        <source>units of %1</source>
        <translation>Einheiten von %1</translation>
    </message>
    <message>
        <source>shows no marker of the set %1</source>
        <translation>zeigt keinen Marker des Satzes %1</translation>
    </message>
    <message>
        <source>%1 and %2 are taken for each other, as the distances on their segments tell</source>
        <translation>%1 und %2 sind miteinander verwechselt, wie die Abstände auf ihren Segmenten zeigen</translation>
    </message>
    <message>
        <source>%1 bears %2 at the most</source>
        <translation>%1 trägt höchstens %2</translation>
    </message>
    <message>
        <source>%1 cannot be relieved so far: it bears %2 at the least</source>
        <translation>%1 lässt sich nicht so weit entlasten: es trägt mindestens %2</translation>
    </message>
    <message>
        <source>%1 is %2 off its place on the segment in the trial that moves</source>
        <translation>%1 ist %2 von der Stelle auf dem Segment entfernt, die es im bewegten Versuch hat</translation>
    </message>
    <message>
        <source>their labels were exchanged</source>
        <translation>ihre Namen wurden vertauscht</translation>
    </message>
    <message>
        <source>Shows where a hand or foot comes to while all other contacts of the task hold, and what part of its strength the most loaded joint gives there.</source>
        <translation>Zeigt, wohin eine Hand oder ein Fuß kommt, während alle anderen Kontakte der Aufgabe halten, und welchen Teil seiner Kraft das am meisten belastete Gelenk dort gibt.</translation>
    </message>
    <message>
        <source>Si&amp;mulate</source>
        <translation>Sim&amp;ulieren</translation>
    </message>
    <message>
        <source>side bending: the head moves to the right</source>
        <translation>Seitneigung: der Kopf geht nach rechts</translation>
    </message>
    <message>
        <source>Side of the shoulder</source>
        <translation>Schulterseite</translation>
    </message>
    <message>
        <source>sideways force</source>
        <translation>Kraft zur Seite</translation>
    </message>
    <message>
        <source>sight of the left hand</source>
        <translation>Sicht auf die linke Hand</translation>
    </message>
    <message>
        <source>sight of the right hand</source>
        <translation>Sicht auf die rechte Hand</translation>
    </message>
    <message>
        <source>sight of the work</source>
        <translation>Sicht auf die Arbeit</translation>
    </message>
    <message>
        <source>simplify it and export it anew</source>
        <translation>vereinfachen und neu exportieren</translation>
    </message>
    <message>
        <source>Simulate a s&amp;tep</source>
        <translation>Einen Schri&amp;tt simulieren</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simuliert</translation>
    </message>
    <message>
        <source>Simulated time over the clock's, and what the computer could do</source>
        <translation>Simulierte Zeit zu wirklicher, und was der Rechner schaffte</translation>
    </message>
    <message>
        <source>Simulated, </source>
        <translation>Simuliert, </translation>
    </message>
    <message>
        <source>Simulating the jump</source>
        <translation>Der Sprung wird simuliert</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Sit down on a chair</source>
        <translation>Auf einen Stuhl setzen</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Körperpunkt</translation>
    </message>
    <message>
        <source>site</source>
        <translation>Körperpunkt</translation>
    </message>
    <message>
        <source>Sitting</source>
        <translation>Sitzend</translation>
    </message>
    <message>
        <source>sitting</source>
        <translation>sitzt</translation>
    </message>
    <message>
        <source>Sitting at a console</source>
        <translation>An einer Konsole sitzen</translation>
    </message>
    <message>
        <source>Sitting height</source>
        <translation>Sitzhöhe</translation>
    </message>
    <message>
        <source>Six rungs along a ladder without gravity, one hand holds while the other moves on; the legs stay free.</source>
        <translation>Sechs Sprossen eine Leiter entlang ohne Schwerkraft, eine Hand hält, während die andere weitergeht; die Beine bleiben frei.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size, percentile of stature and mass</source>
        <translation>Größe, Perzentil von Körperhöhe und Masse</translation>
    </message>
    <message>
        <source>Sized as</source>
        <translation>Maße von</translation>
    </message>
    <message>
        <source>Sizes of things that exist; each tells where it is from</source>
        <translation>Maße von Dingen, die es gibt; jedes sagt, woher es stammt</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Skelett</translation>
    </message>
    <message>
        <source>Skin</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Slice</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Slide, 1280 × 720</source>
        <translation>Folie, 1280 × 720</translation>
    </message>
    <message>
        <source>slides through the fingers with</source>
        <translation>gleitet durch die Finger mit</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Rutschen</translation>
    </message>
    <message>
        <source>Small to large</source>
        <translation>Klein bis groß</translation>
    </message>
    <message>
        <source>Smoothest</source>
        <translation>Am glattesten</translation>
    </message>
    <message>
        <source>Snap, fine</source>
        <translation>Einrasten, fein</translation>
    </message>
    <message>
        <source>Sobol sequences here have at most ten; use random</source>
        <translation>Sobol-Folgen haben hier höchstens zehn; random verwenden</translation>
    </message>
    <message>
        <source>Sobol: evenly spread</source>
        <translation>Sobol: gleichmäßig verteilt</translation>
    </message>
    <message>
        <source>soleus</source>
        <translation>Soleus</translation>
    </message>
    <message>
        <source>SolidWorks: middle turns, with Ctrl shifts, with Shift zooms</source>
        <translation>SolidWorks: Mitte dreht, mit Strg verschiebt sie, mit Umschalt zoomt sie</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>solve a posture first</source>
        <translation>zuerst eine Haltung lösen</translation>
    </message>
    <message>
        <source>Solve a posture to see contact loads here</source>
        <translation>Eine Haltung lösen, um hier Kontaktlasten zu sehen</translation>
    </message>
    <message>
        <source>Solve a posture to see the load of each joint here</source>
        <translation>Eine Haltung lösen, um hier die Auslastung jedes Gelenks zu sehen</translation>
    </message>
    <message>
        <source>Solve a posture, or predict or open a motion, to see what the rules say of it.</source>
        <translation>Eine Haltung lösen oder eine Bewegung vorhersagen oder öffnen, um zu sehen, was die Regeln dazu sagen.</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>Erneut lösen</translation>
    </message>
    <message>
        <source>solve again</source>
        <translation>erneut lösen</translation>
    </message>
    <message>
        <source>solve again for this person</source>
        <translation>für diese Person erneut lösen</translation>
    </message>
    <message>
        <source>Solve again when something moves</source>
        <translation>Erneut lösen, wenn sich etwas bewegt</translation>
    </message>
    <message>
        <source>solve first, or choose results and press Compare</source>
        <translation>zuerst lösen, oder Ergebnisse wählen und Vergleichen drücken</translation>
    </message>
    <message>
        <source>Solve for</source>
        <translation>Lösen nach</translation>
    </message>
    <message>
        <source>solve into a new folder</source>
        <translation>in einen neuen Ordner lösen</translation>
    </message>
    <message>
        <source>Solve posture</source>
        <translation>Haltung lösen</translation>
    </message>
    <message>
        <source>Solve the cases that wait, each in a process of its own</source>
        <translation>Die wartenden Fälle lösen, jeden in einem eigenen Prozess</translation>
    </message>
    <message>
        <source>solve the motion again</source>
        <translation>die Bewegung neu lösen</translation>
    </message>
    <message>
        <source>Solve the posture</source>
        <translation>Haltung lösen</translation>
    </message>
    <message>
        <source>solve the posture, or let the target be a wish</source>
        <translation>Haltung lösen, oder das Ziel einen Wunsch sein lassen</translation>
    </message>
    <message>
        <source>solve the posture, or release the contact</source>
        <translation>Haltung lösen, oder den Kontakt freigeben</translation>
    </message>
    <message>
        <source>solve the task again; results carry their model now</source>
        <translation>die Aufgabe neu lösen; Ergebnisse tragen jetzt ihr Modell</translation>
    </message>
    <message>
        <source>Solve the task as it is now, starting from this result's posture</source>
        <translation>Die jetzige Aufgabe von der Haltung dieses Ergebnisses aus lösen</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>Solved: the conditions of an optimum hold to the tolerance</source>
        <translation>Gelöst: die Bedingungen eines lokalen Optimums gelten bis auf die Toleranz</translation>
    </message>
    <message>
        <source>Solver chooses the first</source>
        <translation>Verfahren wählt das erste</translation>
    </message>
    <message>
        <source>Solver chooses the second</source>
        <translation>Verfahren wählt das zweite</translation>
    </message>
    <message>
        <source>Solver chooses where along</source>
        <translation>Verfahren wählt, wo entlang</translation>
    </message>
    <message>
        <source>Solver s</source>
        <translation>Rechen-s</translation>
    </message>
    <message>
        <source>Solver's time</source>
        <translation>Rechenzeit</translation>
    </message>
    <message>
        <source>Solves the task many times with some of its numbers or people different, and compares the answers</source>
        <translation>Löst die Aufgabe viele Male mit anderen Zahlen oder Personen und vergleicht die Antworten</translation>
    </message>
    <message>
        <source>Solving again from the last motion</source>
        <translation>Wird von der letzten Bewegung aus erneut gelöst</translation>
    </message>
    <message>
        <source>Solving the posture</source>
        <translation>Haltung wird gelöst</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>something else bears the body there, or the foot is not down</source>
        <translation>dort trägt etwas anderes den Körper, oder der Fuß steht nicht</translation>
    </message>
    <message>
        <source>sort its rows</source>
        <translation>die Zeilen sortieren</translation>
    </message>
    <message>
        <source>sort them</source>
        <translation>sie sortieren</translation>
    </message>
    <message>
        <source>Source motion %1</source>
        <translation>Bewegung der Quelle %1</translation>
    </message>
    <message>
        <source>Source trial %1</source>
        <translation>Versuch der Quelle %1</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Spacing</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Spacings to go, two or more</source>
        <translation>Abstände, die zu gehen sind, zwei oder mehr</translation>
    </message>
    <message>
        <source> speed</source>
        <translation> Geschwindigkeit</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Geschwindigkeit %1</translation>
    </message>
    <message>
        <source>Speed (+ and -)</source>
        <translation>Geschwindigkeit (+ und -)</translation>
    </message>
    <message>
        <source>Speed between stages</source>
        <translation>Geschwindigkeit zwischen Abschnitten</translation>
    </message>
    <message>
        <source>speed bound</source>
        <translation>Geschwindigkeitsschranke</translation>
    </message>
    <message>
        <source>speed carried on</source>
        <translation>Geschwindigkeit fortgesetzt</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>Wirbelsäule</translation>
    </message>
    <message>
        <source>spine 1</source>
        <translation>Rumpf 1</translation>
    </message>
    <message>
        <source>spine 1 flexion</source>
        <translation>Rumpfbeugung 1</translation>
    </message>
    <message>
        <source>spine 1 lateral</source>
        <translation>Seitneigung 1</translation>
    </message>
    <message>
        <source>spine 1 rotation</source>
        <translation>Rumpfdrehung 1</translation>
    </message>
    <message>
        <source>spine 2</source>
        <translation>Rumpf 2</translation>
    </message>
    <message>
        <source>spine 2 flexion</source>
        <translation>Rumpfbeugung 2</translation>
    </message>
    <message>
        <source>spine 2 lateral</source>
        <translation>Seitneigung 2</translation>
    </message>
    <message>
        <source>spine 2 rotation</source>
        <translation>Rumpfdrehung 2</translation>
    </message>
    <message>
        <source>spine 3</source>
        <translation>Rumpf 3</translation>
    </message>
    <message>
        <source>spine 3 flexion</source>
        <translation>Rumpfbeugung 3</translation>
    </message>
    <message>
        <source>spine 3 lateral</source>
        <translation>Seitneigung 3</translation>
    </message>
    <message>
        <source>spine 3 rotation</source>
        <translation>Rumpfdrehung 3</translation>
    </message>
    <message>
        <source>spine 4</source>
        <translation>Rumpf 4</translation>
    </message>
    <message>
        <source>spine 4 flexion</source>
        <translation>Rumpfbeugung 4</translation>
    </message>
    <message>
        <source>spine 4 lateral</source>
        <translation>Seitneigung 4</translation>
    </message>
    <message>
        <source>spine 4 rotation</source>
        <translation>Rumpfdrehung 4</translation>
    </message>
    <message>
        <source>Spine of days without gravity</source>
        <translation>Wirbelsäule nach Tagen ohne Schwerkraft</translation>
    </message>
    <message>
        <source>Spline up to</source>
        <translation>Spline bis</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Square, 2000 × 2000</source>
        <translation>Quadrat, 2000 × 2000</translation>
    </message>
    <message>
        <source>Squat</source>
        <translation>Hocke</translation>
    </message>
    <message>
        <source>squat depth</source>
        <translation>Tiefe der Hocke</translation>
    </message>
    <message>
        <source>Squat rise</source>
        <translation>Aufstehen aus der Hocke</translation>
    </message>
    <message>
        <source>Squat under a load</source>
        <translation>Hocke unter Last</translation>
    </message>
    <message>
        <source>SSP 30256:001 F, table 3.1.3-1, as a page of it is reproduced: 274 lbf with 4200 in-lbf, any direction and axis; here for each component, which together may pass it</source>
        <translation>SSP 30256:001 F, Tabelle 3.1.3-1, wie eine Seite davon wiedergegeben ist: 274 lbf mit 4200 in-lbf, jede Richtung und Achse; hier je Komponente, die zusammen darüber liegen können</translation>
    </message>
    <message>
        <source>SSP 30256:001 F, table 3.1.3-1, as a page of it is reproduced: 45 lbf by the crew in foot restraints on any hardware, on a radius of 1.25 in; here for each component</source>
        <translation>SSP 30256:001 F, Tabelle 3.1.3-1, wie eine Seite davon wiedergegeben ist: 45 lbf durch die Mannschaft im Fußhalt auf jedes Gerät, auf einem Radius von 1.25 in; hier je Komponente</translation>
    </message>
    <message>
        <source>Stability</source>
        <translation>Standsicherheit</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>Abschnitt %1</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>stages %1</source>
        <translation>Abschnitte %1</translation>
    </message>
    <message>
        <source>Stages of the motion</source>
        <translation>Abschnitte der Bewegung</translation>
    </message>
    <message>
        <source>Stance</source>
        <translation>Standbreite</translation>
    </message>
    <message>
        <source>Stand up from a chair</source>
        <translation>Von einem Stuhl aufstehen</translation>
    </message>
    <message>
        <source>standard deviation of each coordinate of a marker</source>
        <translation>Standardabweichung jeder Koordinate eines Markers</translation>
    </message>
    <message>
        <source>standard deviation of their attitudes, each axis</source>
        <translation>Standardabweichung ihrer Lagen, je Achse</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Stehend</translation>
    </message>
    <message>
        <source>Standing at ease under gravity</source>
        <translation>Bequem stehend unter Schwerkraft</translation>
    </message>
    <message>
        <source>Standing on a deck one takes a rail with the right hand, draws the left hand along a seam at a given speed, and comes back: a motion of four stages.</source>
        <translation>Auf einem Boden stehend nimmt man mit der rechten Hand einen Lauf, führt die linke mit vorgegebener Geschwindigkeit eine Naht entlang und kehrt zurück: eine Bewegung in vier Abschnitten.</translation>
    </message>
    <message>
        <source>standing on both legs</source>
        <translation>steht auf beiden Beinen</translation>
    </message>
    <message>
        <source>standing on one bent leg</source>
        <translation>steht auf einem gebeugten Bein</translation>
    </message>
    <message>
        <source>standing on one leg</source>
        <translation>steht auf einem Bein</translation>
    </message>
    <message>
        <source>Standing pull on a bar</source>
        <translation>Im Stehen an einer Stange ziehen</translation>
    </message>
    <message>
        <source>standing, knees bent</source>
        <translation>steht, Knie gebeugt</translation>
    </message>
    <message>
        <source> stands here</source>
        <translation> steht hier</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Start a new task</source>
        <translation>Eine neue Aufgabe beginnen</translation>
    </message>
    <message>
        <source>Start postures to try: more are slower and surer of the best</source>
        <translation>Zu versuchende Anfangshaltungen: mehr sind langsamer und finden das Beste sicherer</translation>
    </message>
    <message>
        <source>Start, end</source>
        <translation>Anfang, Ende</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Anfänge</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Static</source>
        <translation>Statisch</translation>
    </message>
    <message>
        <source>static strengths of people of 18 to 25 years and all sizes; speed and fatigue are not counted</source>
        <translation>statische Kräfte von Menschen von 18 bis 25 Jahren und aller Größen; Geschwindigkeit und Ermüdung zählen nicht</translation>
    </message>
    <message>
        <source>Static trial</source>
        <translation>Statischer Versuch</translation>
    </message>
    <message>
        <source>static trial</source>
        <translation>statischer Versuch</translation>
    </message>
    <message>
        <source>Static trial…</source>
        <translation>Statischer Versuch…</translation>
    </message>
    <message>
        <source>Station module</source>
        <translation>Stationsmodul</translation>
    </message>
    <message>
        <source>Station rack</source>
        <translation>Geräteschrank der Station</translation>
    </message>
    <message>
        <source>Stature</source>
        <translation>Körperhöhe</translation>
    </message>
    <message>
        <source>stays here</source>
        <translation>bleibt hier</translation>
    </message>
    <message>
        <source>Steadiest torque</source>
        <translation>Stetigstes Drehmoment</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>step too small</source>
        <translation>Schritt zu klein</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Steps became too small to matter</source>
        <translation>Die Schritte wurden zu klein</translation>
    </message>
    <message>
        <source>Steps of this session</source>
        <translation>Schritte dieser Sitzung</translation>
    </message>
    <message>
        <source>Steps with each weight (j_n)</source>
        <translation>Schritte mit jedem Gewicht (j_n)</translation>
    </message>
    <message>
        <source>Stick figures</source>
        <translation>Strichfiguren</translation>
    </message>
    <message>
        <source>Sticks</source>
        <translation>Striche</translation>
    </message>
    <message>
        <source>Still in a foot restraint against a tool's pull</source>
        <translation>Still im Fußhalt gegen den Zug eines Werkzeugs</translation>
    </message>
    <message>
        <source>Still in a foot restraint against the pull of a tool</source>
        <translation>Still im Fußhalt gegen den Zug eines Werkzeugs</translation>
    </message>
    <message>
        <source>stool</source>
        <translation>Hocker</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop at each</source>
        <translation>Halt bei jedem</translation>
    </message>
    <message>
        <source>stop at rungs</source>
        <translation>Halt an Sprossen</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>stopped after %1 steps, before the end</source>
        <translation>nach %1 Schritten angehalten, vor dem Ende</translation>
    </message>
    <message>
        <source>Stopped before there was a motion</source>
        <translation>Angehalten, bevor es eine Bewegung gab</translation>
    </message>
    <message>
        <source>Stopped before there was a plan</source>
        <translation>Angehalten, bevor es einen Plan gab</translation>
    </message>
    <message>
        <source>stopped before prediction improved it</source>
        <translation>angehalten, bevor die Vorhersage sie verbesserte</translation>
    </message>
    <message>
        <source>Stopped by</source>
        <translation>Verhindert durch</translation>
    </message>
    <message>
        <source>Stopped on request</source>
        <translation>Auf Wunsch angehalten</translation>
    </message>
    <message>
        <source>Stopped, feasible so far</source>
        <translation>Angehalten, bisher durchführbar</translation>
    </message>
    <message>
        <source>Stopped, not feasible</source>
        <translation>Angehalten, nicht durchführbar</translation>
    </message>
    <message>
        <source>Stopped; the best posture so far is shown</source>
        <translation>Angehalten; die beste Haltung bisher wird gezeigt</translation>
    </message>
    <message>
        <source>Stopped; the best so far is shown</source>
        <translation>Angehalten; das Beste bisher wird gezeigt</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Wird angehalten</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>gerade</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>Strength by angle</source>
        <translation>Kraft nach Winkel</translation>
    </message>
    <message>
        <source>Strength by length and speed</source>
        <translation>Kraft nach Länge, Tempo</translation>
    </message>
    <message>
        <source>strength from memory</source>
        <translation>Kraft aus dem Gedächtnis</translation>
    </message>
    <message>
        <source>Strength of gravity</source>
        <translation>Stärke der Schwerkraft</translation>
    </message>
    <message>
        <source>Strength of gravity (m/s²)</source>
        <translation>Stärke der Schwerkraft (m/s²)</translation>
    </message>
    <message>
        <source>Strength over joint angle</source>
        <translation>Kraft über dem Gelenkwinkel</translation>
    </message>
    <message>
        <source>strength share</source>
        <translation>Anteil der Kraft</translation>
    </message>
    <message>
        <source>strength used where the body holds</source>
        <translation>genutzte Kraft, wo der Körper hält</translation>
    </message>
    <message>
        <source>structure, as a push or bump</source>
        <translation>Struktur, als Stoß</translation>
    </message>
    <message>
        <source>Studies (*.json *.sqlite)</source>
        <translation>Studien (*.json *.sqlite)</translation>
    </message>
    <message>
        <source>Studies (*.json)</source>
        <translation>Studien (*.json)</translation>
    </message>
    <message>
        <source> study</source>
        <translation> Studie</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>Study the &amp;recorded jump…</source>
        <translation>Aufgenommenen S&amp;prung untersuchen…</translation>
    </message>
    <message>
        <source>Study written to %1</source>
        <translation>Studie nach %1 geschrieben</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>subscapularis, lower</source>
        <translation>Subscapularis, unten</translation>
    </message>
    <message>
        <source>subscapularis, middle</source>
        <translation>Subscapularis, Mitte</translation>
    </message>
    <message>
        <source>subscapularis, upper</source>
        <translation>Subscapularis, oben</translation>
    </message>
    <message>
        <source>Subtalar inversion</source>
        <translation>Fußinversion</translation>
    </message>
    <message>
        <source>such numbers were left as they are</source>
        <translation>solche Zahlen blieben, wie sie sind</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Anzug</translation>
    </message>
    <message>
        <source>Suit: %1</source>
        <translation>Anzug: %1</translation>
    </message>
    <message>
        <source>Suits (*.json)</source>
        <translation>Anzüge (*.json)</translation>
    </message>
    <message>
        <source>Sum of |jerk| (rad/s³)</source>
        <translation>Summe von |Ruck| (rad/s³)</translation>
    </message>
    <message>
        <source>Sum of |torque|, a third where negative (N m)</source>
        <translation>Summe von |Drehmoment|, ein Drittel, wo negativ (N m)</translation>
    </message>
    <message>
        <source>Sum over all joints of (torque / limit)², so that weak joints are spared</source>
        <translation>Summe über alle Gelenke von (Drehmoment / Grenze)², so dass schwache Gelenke geschont werden</translation>
    </message>
    <message>
        <source>Sum over all joints of torque² (N² m²), whatever each joint can bear</source>
        <translation>Summe über alle Gelenke von Drehmoment² (N² m²), gleich was jedes Gelenk tragen kann</translation>
    </message>
    <message>
        <source>supination: the palm of a hanging arm turns forward</source>
        <translation>Supination: die Handfläche des hängenden Arms dreht nach vorn</translation>
    </message>
    <message>
        <source>supinator</source>
        <translation>Supinator</translation>
    </message>
    <message>
        <source>support %1</source>
        <translation>Stütze %1</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>gestützt</translation>
    </message>
    <message>
        <source>supraspinatus, front</source>
        <translation>Supraspinatus, vorn</translation>
    </message>
    <message>
        <source>supraspinatus, rear</source>
        <translation>Supraspinatus, hinten</translation>
    </message>
    <message>
        <source>Surface normal</source>
        <translation>Flächennormale</translation>
    </message>
    <message>
        <source>Surfaces of the reach</source>
        <translation>Flächen der Reichweite</translation>
    </message>
    <message>
        <source>Surroundings</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>SVG (*.svg);;PDF (*.pdf);;PNG (*.png);;CSV (*.csv)</source>
        <translation>SVG (*.svg);;PDF (*.pdf);;PNG (*.png);;CSV (*.csv)</translation>
    </message>
    <message>
        <source>Swap left and right</source>
        <translation>Links und rechts tauschen</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Schwingen</translation>
    </message>
    <message>
        <source>Swing under a bar</source>
        <translation>Unter einer Stange schwingen</translation>
    </message>
    <message>
        <source>Switch between light and dark</source>
        <translation>Zwischen hell und dunkel wechseln</translation>
    </message>
    <message>
        <source>T&amp;rails</source>
        <translation>S&amp;puren</translation>
    </message>
    <message>
        <source>T&amp;urning</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>T-pose</source>
        <translation>T-Haltung</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>Tab in the view does so, too</source>
        <translation>Tab in der Ansicht tut es auch</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>of numbers</comment>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Table of contact loads</source>
        <translation>Tabelle der Kontaktlasten</translation>
    </message>
    <message>
        <source>Table of markers</source>
        <translation>Markertabelle</translation>
    </message>
    <message>
        <source>Tables of muscles and joint contact</source>
        <translation>Tabellen von Muskeln und Gelenkkontakt</translation>
    </message>
    <message>
        <source>Tables of states, torques and contact loads</source>
        <translation>Tabellen von Zuständen, Drehmomenten und Kontaktlasten</translation>
    </message>
    <message>
        <source>Take %1 Hz, as the residuals suggest</source>
        <translation>%1 Hz nehmen (aus den Residuen)</translation>
    </message>
    <message>
        <source>take 'design' away, or write grid</source>
        <translation>'design' entfernen oder grid schreiben</translation>
    </message>
    <message>
        <source>take a motion with torques of this model</source>
        <translation>eine Bewegung mit Drehmomenten dieses Modells nehmen</translation>
    </message>
    <message>
        <source>Take a posture that everybody knows by name</source>
        <translation>Eine Haltung einnehmen, die jeder dem Namen nach kennt</translation>
    </message>
    <message>
        <source>take contacts of this model</source>
        <translation>Kontakte dieses Modells nehmen</translation>
    </message>
    <message>
        <source>take fewer values</source>
        <translation>weniger Werte nehmen</translation>
    </message>
    <message>
        <source>Take from the posture</source>
        <translation>Aus der Haltung übernehmen</translation>
    </message>
    <message>
        <source>take it away; 'count' tells how many cases there are</source>
        <translation>es entfernen; 'count' sagt, wie viele Fälle es gibt</translation>
    </message>
    <message>
        <source>take it out</source>
        <translation>herausnehmen</translation>
    </message>
    <message>
        <source>take its time away</source>
        <translation>seine Zeit entfernen</translation>
    </message>
    <message>
        <source>take one away</source>
        <translation>eines entfernen</translation>
    </message>
    <message>
        <source>take one of both away</source>
        <translation>eines von beiden wegnehmen</translation>
    </message>
    <message>
        <source>take one of them away</source>
        <translation>eines davon entfernen</translation>
    </message>
    <message>
        <source>take postures of this model</source>
        <translation>Haltungen dieses Modells nehmen</translation>
    </message>
    <message>
        <source>take the skeleton of this motion</source>
        <translation>das Skelett dieser Bewegung nehmen</translation>
    </message>
    <message>
        <source>take the tables of one result</source>
        <translation>die Tabellen eines Ergebnisses nehmen</translation>
    </message>
    <message>
        <source>take the target away</source>
        <translation>das Ziel entfernen</translation>
    </message>
    <message>
        <source>take this field away, or the people</source>
        <translation>dieses Feld oder die Personen entfernen</translation>
    </message>
    <message>
        <source>take those of this model</source>
        <translation>die dieses Modells nehmen</translation>
    </message>
    <message>
        <source>taken as %1, as the subject has</source>
        <translation>mit %1 angenommen, wie die Person sie hat</translation>
    </message>
    <message>
        <source>taken as %1, usual at a stature of %2</source>
        <translation>mit %1 angenommen, üblich bei einer Körperhöhe von %2</translation>
    </message>
    <message>
        <source>taken as %1, which the plates bear</source>
        <translation>mit %1 angenommen, die die Platten tragen</translation>
    </message>
    <message>
        <source>taken as %1, which the plates bear in the static trial</source>
        <translation>mit %1 angenommen, die die Platten im statischen Versuch tragen</translation>
    </message>
    <message>
        <source>taken as +Y up, as most are</source>
        <translation>als +Y nach oben genommen, wie meist</translation>
    </message>
    <message>
        <source>taken as gaps</source>
        <translation>als Lücken genommen</translation>
    </message>
    <message>
        <source>Taken as given: </source>
        <translation>Als gegeben angenommen: </translation>
    </message>
    <message>
        <source>taken as it is; it may sit on another segment</source>
        <translation>genommen, wie er ist; er sitzt vielleicht auf einem anderen Segment</translation>
    </message>
    <message>
        <source>taken as it stands</source>
        <translation>genommen, wie es steht</translation>
    </message>
    <message>
        <source>taken as its limit</source>
        <translation>als Grenze genommen</translation>
    </message>
    <message>
        <source>taken as nothing borne</source>
        <translation>als nichts getragen gewertet</translation>
    </message>
    <message>
        <source>taken as they are; exchange their labels there, or leave that time out</source>
        <translation>genommen, wie sie sind; dort ihre Marken tauschen oder diese Zeit auslassen</translation>
    </message>
    <message>
        <source>taken as they are; some may sit on another segment</source>
        <translation>genommen, wie sie sind; manche sitzen vielleicht auf einem anderen Segment</translation>
    </message>
    <message>
        <source>taken as they are: turn one of both files, or tell which axis points up</source>
        <translation>so genommen, wie sie sind: eine der beiden Dateien drehen oder sagen, welche Achse nach oben zeigt</translation>
    </message>
    <message>
        <source>taken as what acts on the plates, and turned round</source>
        <translation>als Wirkung auf die Platten genommen und umgedreht</translation>
    </message>
    <message>
        <source>Taken over by contacts</source>
        <translation>Von Kontakten übernommen</translation>
    </message>
    <message>
        <source>taken so; tell the mass, or see whether plates bear all of the body</source>
        <translation>so genommen; die Masse angeben, oder prüfen, ob Platten den ganzen Körper tragen</translation>
    </message>
    <message>
        <source>taken with the other sign</source>
        <translation>mit dem anderen Vorzeichen genommen</translation>
    </message>
    <message>
        <source> takes</source>
        <translation> dauert</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Dauert</translation>
    </message>
    <message>
        <source>Takes a minute or so; the status line shows how far it is</source>
        <translation>Dauert etwa eine Minute; die Statuszeile zeigt den Fortschritt</translation>
    </message>
    <message>
        <source>takes hold</source>
        <translation>greift</translation>
    </message>
    <message>
        <source>%1: a pull of %2 is many times what any person exerts; was another unit meant?</source>
        <translation>%1: ein Zug von %2 ist ein Vielfaches dessen, was ein Mensch aufbringt; war eine andere Einheit gemeint?</translation>
    </message>
    <message>
        <source>%1: a push of %2 is many times what any person exerts; was another unit meant?</source>
        <translation>%1: ein Druck von %2 ist ein Vielfaches dessen, was ein Mensch aufbringt; war eine andere Einheit gemeint?</translation>
    </message>
    <message>
        <source>%1: a shear of %2 is many times what any person exerts; was another unit meant?</source>
        <translation>%1: ein Schub von %2 ist ein Vielfaches dessen, was ein Mensch aufbringt; war eine andere Einheit gemeint?</translation>
    </message>
    <message>
        <source>%1: a moment of %2 is many times what the socket of a foot restraint bears, %3; was another unit meant?</source>
        <translation>%1: ein Moment von %2 ist ein Vielfaches dessen, was die Aufnahme eines Fußhalts trägt (%3); war eine andere Einheit gemeint?</translation>
    </message>
    <message>
        <source>%1: a turn of %2 is many times what the socket of a foot restraint bears, %3; was another unit meant?</source>
        <translation>%1: ein Moment um die Stange von %2 ist ein Vielfaches dessen, was die Aufnahme eines Fußhalts trägt (%3); war eine andere Einheit gemeint?</translation>
    </message>
    <message>
        <source>%1: a torque limit of %2 is many times that of the strongest joint that was measured, %3; was another unit meant?</source>
        <translation>%1: eine Drehmomentgrenze von %2 ist ein Vielfaches der des stärksten gemessenen Gelenks (%3); war eine andere Einheit gemeint?</translation>
    </message>
    <message>
        <source>sittingheight and crotchheight are %1 together, which nobody of %2 has</source>
        <translation>Sitzhöhe und Schritthöhe sind zusammen %1, was niemand von %2 hat</translation>
    </message>
    <message>
        <source>change one of them, or the stature: they differ by %1 at most</source>
        <translation>eine davon ändern oder die Körpergröße: höchstens %1 Unterschied</translation>
    </message>
    <message>
        <source>taking %1 instead of %2</source>
        <translation>%1 statt %2 Zeit nehmen</translation>
    </message>
    <message>
        <source>taking %1 instead of %2 with all its times</source>
        <translation>%1 statt %2 Zeit nehmen, alle Zeiten im selben Maß</translation>
    </message>
    <message>
        <source>tangential force (N)</source>
        <translation>Tangentialkraft (N)</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>Ziel %1</translation>
    </message>
    <message>
        <source>Target at a time</source>
        <translation>Ziel zu einer Zeit</translation>
    </message>
    <message>
        <source>Target at a time of the motion</source>
        <translation>Ziel zu einer Zeit der Bewegung</translation>
    </message>
    <message>
        <source>target facing</source>
        <translation>Zielrichtung</translation>
    </message>
    <message>
        <source>Target for the %1</source>
        <translation>Ziel für %1</translation>
    </message>
    <message>
        <source>Target from the shoulder</source>
        <translation>Ziel von der Schulter aus</translation>
    </message>
    <message>
        <source>target place</source>
        <translation>Stelle der Ziele</translation>
    </message>
    <message>
        <source>target reach</source>
        <translation>Reichweite der Ziele</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Targets at a time</source>
        <translation>Zeitweise Ziele</translation>
    </message>
    <message>
        <source>targets at times</source>
        <translation>zeitweise Ziele</translation>
    </message>
    <message>
        <source>Targets stray</source>
        <translation>Ziele weichen ab</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Tasks (*.json);;All files (*)</source>
        <translation>Aufgaben (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Tasks, results, studies, recordings and meshes (*.json *.sqlite %1 *.obj *.stl *.ply *.dae *.gltf *.glb);;Recordings (%1);;</source>
        <translation>Aufgaben, Ergebnisse, Studien, Aufnahmen und Netze (*.json *.sqlite %1 *.obj *.stl *.ply *.dae *.gltf *.glb);;Aufnahmen (%1);;</translation>
    </message>
    <message>
        <source>tau2's error, measured rates</source>
        <translation>Fehler von tau2, gemessene Raten</translation>
    </message>
    <message>
        <source>tau3's error, measured rates</source>
        <translation>Fehler von tau3, gemessene Raten</translation>
    </message>
    <message>
        <source>Tear off, into a window of its own</source>
        <translation>Abreißen, in ein eigenes Fenster</translation>
    </message>
    <message>
        <source>tell all of them</source>
        <translation>alle nennen</translation>
    </message>
    <message>
        <source>tell how many cases there are</source>
        <translation>nennen, wie viele Fälle es gibt</translation>
    </message>
    <message>
        <source>tell it under 'measures', in m and kg</source>
        <translation>unter 'measures' nennen, in m und kg</translation>
    </message>
    <message>
        <source>tell what varies</source>
        <translation>nennen, was sich ändert</translation>
    </message>
    <message>
        <source>tell who does the task, or take it away</source>
        <translation>nennen, wer die Aufgabe tut, oder es entfernen</translation>
    </message>
    <message>
        <source>Tensions and joint contact forces appear here when a posture is solved, a motion found, or the human fitted to a recording</source>
        <translation>Hier erscheinen Spannungen und Gelenkkontaktkräfte, wenn eine Haltung gelöst, eine Bewegung gefunden oder der Mensch an eine Aufnahme angepasst ist</translation>
    </message>
    <message>
        <source>tensions of the moving arm</source>
        <translation>Spannungen des bewegten Arms</translation>
    </message>
    <message>
        <source>tensions over the elbow's angle</source>
        <translation>Spannungen über dem Winkel des Ellbogens</translation>
    </message>
    <message>
        <source>tensor fasciae latae</source>
        <translation>Tensor fasciae latae</translation>
    </message>
    <message>
        <source>teres major</source>
        <translation>Teres major</translation>
    </message>
    <message>
        <source>teres minor</source>
        <translation>Teres minor</translation>
    </message>
    <message>
        <source>That hold the tool</source>
        <translation>Die das Werkzeug halten</translation>
    </message>
    <message>
        <source>that is %1, and %2 is wanted</source>
        <translation>das ist %1, und gewünscht ist %2</translation>
    </message>
    <message>
        <source>That is all it takes</source>
        <translation>Mehr braucht es nicht</translation>
    </message>
    <message>
        <source>that is too large for a number</source>
        <translation>das ist zu groß für eine Zahl</translation>
    </message>
    <message>
        <source>that is too long for a number</source>
        <translation>das ist zu lang für eine Zahl</translation>
    </message>
    <message>
        <source>that of the frames was taken</source>
        <translation>die der Bilder wurde genommen</translation>
    </message>
    <message>
        <source>That the turn may take; 0 leaves it free</source>
        <translation>Die die Drehung dauern darf; 0 lässt sie frei</translation>
    </message>
    <message>
        <source>The %1 would need %2, %3 more than its %4: %5</source>
        <translation>%1 bräuchte %2, %3 mehr als seine %4: %5</translation>
    </message>
    <message>
        <source>The arm is straight or folded, and its joints ask muscles for nothing</source>
        <translation>Der Arm ist gestreckt oder ganz gebeugt, und seine Gelenke verlangen von Muskeln nichts</translation>
    </message>
    <message>
        <source>The arm is straight: its elbow has one place. Bring the target nearer for a choice</source>
        <translation>Der Arm ist gestreckt: der Ellbogen hat nur einen Ort. Für eine Wahl das Ziel näher holen</translation>
    </message>
    <message>
        <source>the arm with its circle and axis</source>
        <translation>der Arm mit Kreis und Achse</translation>
    </message>
    <message>
        <source>the axes are not three right-handed unit vectors at right angles</source>
        <translation>die Achsen sind nicht drei rechtshändige Einheitsvektoren im rechten Winkel</translation>
    </message>
    <message>
        <source>The axis of the laboratory along which the person looks or goes</source>
        <translation>Die Achse des Labors, in die die Person blickt oder geht</translation>
    </message>
    <message>
        <source>The axis of the laboratory that points up</source>
        <translation>Die Achse des Labors, die nach oben zeigt</translation>
    </message>
    <message>
        <source>the back's extension, wrists, neck and hands are not counted: no strength of people that may be shipped</source>
        <translation>Streckung des Rückens, Handgelenke, Hals und Hände zählen nicht: keine Kraft von Menschen, die beigelegt werden darf</translation>
    </message>
    <message>
        <source>The best place between two ends is found with the posture</source>
        <translation>Die beste Stelle zwischen zwei Enden wird mit der Haltung gefunden</translation>
    </message>
    <message>
        <source>The best posture</source>
        <translation>Die beste Haltung</translation>
    </message>
    <message>
        <source>the body</source>
        <translation>der Körper</translation>
    </message>
    <message>
        <source>the body does not meet the markers: they are %1 from it (RMS), and %2 % of what was seen is too far to count; is the file's unit of length right?</source>
        <translation>der Körper trifft die Marker nicht: sie liegen %1 entfernt (RMS), und %2 % des Gesehenen sind zu weit, um zu zählen; stimmt die Längeneinheit der Datei?</translation>
    </message>
    <message>
        <source>The body from the front</source>
        <translation>Der Körper von vorn</translation>
    </message>
    <message>
        <source>the body has no joint between pelvis and chest</source>
        <translation>der Körper hat kein Gelenk zwischen Becken und Brust</translation>
    </message>
    <message>
        <source>the body is as its bones are told</source>
        <translation>der Körper ist, wie seine Knochen genannt sind</translation>
    </message>
    <message>
        <source>the body is measured by both</source>
        <translation>der Körper ist nach beidem vermessen</translation>
    </message>
    <message>
        <source>the body lacks what the rule looks at: %1</source>
        <translation>dem Körper fehlt, worauf die Regel blickt: %1</translation>
    </message>
    <message>
        <source>The body meets the markers within %1 (RMS), %2 at most</source>
        <translation>Der Körper trifft die Marker auf %1 (RMS), %2 im schlechtesten Fall</translation>
    </message>
    <message>
        <source>The body moves as the joint angles of the table tell</source>
        <translation>Der Körper bewegt sich, wie die Gelenkwinkel der Tabelle sagen</translation>
    </message>
    <message>
        <source>the body moves in a plane</source>
        <translation>der Körper bewegt sich in einer Ebene</translation>
    </message>
    <message>
        <source>The body passes neither through itself nor through props, meshes and a cabin's walls</source>
        <translation>Der Körper durchdringt weder sich selbst noch Gegenstände, Netze und die Wände einer Kabine</translation>
    </message>
    <message>
        <source>the body would leap to keep its contacts</source>
        <translation>der Körper müsste springen, um seine Kontakte zu halten</translation>
    </message>
    <message>
        <source>The body's own axis that the cycle turns about</source>
        <translation>Die körpereigene Achse, um die der Zyklus dreht</translation>
    </message>
    <message>
        <source>The body's own axis: up turns to the left, left bends forward, forward rolls to the right</source>
        <translation>Die körpereigene Achse: oben dreht nach links, links beugt nach vorn, vorn rollt nach rechts</translation>
    </message>
    <message>
        <source>The camera goes along with the centre of mass</source>
        <translation>Die Kamera geht mit dem Schwerpunkt</translation>
    </message>
    <message>
        <source>The catch takes a hand %1 out of reach</source>
        <translation>Das Fangen bringt eine Hand %1 außer Reichweite</translation>
    </message>
    <message>
        <source>The catch takes a hand %1 degrees beyond what its joints let it turn</source>
        <translation>Das Fangen dreht eine Hand um %1 Grad weiter, als die Gelenke erlauben</translation>
    </message>
    <message>
        <source>The catch takes a hand less than %1 out of reach</source>
        <translation>Das Fangen bringt eine Hand weniger als %1 außer Reichweite</translation>
    </message>
    <message>
        <source>The cheapest of %1, %2 hold: %3</source>
        <translation>Die günstigste von %1, %2 halten: %3</translation>
    </message>
    <message>
        <source>The cheapest of %1, %2 holds: %3</source>
        <translation>Die günstigste von %1, %2 hält: %3</translation>
    </message>
    <message>
        <source>The chosen results side by side, up to six (choose more with Ctrl or Shift)</source>
        <translation>Die gewählten Ergebnisse nebeneinander, bis zu sechs (mehr mit Strg oder Umschalt wählen)</translation>
    </message>
    <message>
        <source>the clipboard holds no thing of a scene</source>
        <translation>die Zwischenablage enthält nichts einer Szene</translation>
    </message>
    <message>
        <source>the clipboard holds nothing of a task</source>
        <translation>die Zwischenablage enthält nichts von einer Aufgabe</translation>
    </message>
    <message>
        <source>The colour of a joint tells its torque over its limit</source>
        <translation>Die Farbe eines Gelenks zeigt sein Drehmoment zur Grenze</translation>
    </message>
    <message>
        <source>The conditions that made the document's figures</source>
        <translation>Die Bedingungen, die die Bilder des Dokuments ergaben</translation>
    </message>
    <message>
        <source>The constraints cannot all hold near here</source>
        <translation>Die Nebenbedingungen können hier in der Nähe nicht alle gelten</translation>
    </message>
    <message>
        <source>The constraints could be approached, but not together with the objective</source>
        <translation>Den Nebenbedingungen ließ sich näherkommen, aber nicht zugleich mit der Zielfunktion</translation>
    </message>
    <message>
        <source>The constraints could not be approached any further</source>
        <translation>Den Nebenbedingungen ließ sich nicht näherkommen</translation>
    </message>
    <message>
        <source>The contact goes there; where it stands now stays among the choices</source>
        <translation>Der Kontakt kommt dorthin; die jetzige Stelle bleibt zur Wahl</translation>
    </message>
    <message>
        <source>the contacts</source>
        <translation>die Kontakte</translation>
    </message>
    <message>
        <source>the contacts cannot all be reached from the start posture</source>
        <translation>die Kontakte sind von der Anfangshaltung aus nicht alle erreichbar</translation>
    </message>
    <message>
        <source>The contacts hold the posture</source>
        <translation>Die Kontakte halten die Haltung</translation>
    </message>
    <message>
        <source>the contacts lack %1 to hold the body</source>
        <translation>den Kontakten fehlen %1, um den Körper zu halten</translation>
    </message>
    <message>
        <source>the copy</source>
        <translation>die Kopie</translation>
    </message>
    <message>
        <source>the degree must be from 1 to 9</source>
        <translation>der Grad muss von 1 bis 9 sein</translation>
    </message>
    <message>
        <source>the distance is not a number</source>
        <translation>der Abstand ist keine Zahl</translation>
    </message>
    <message>
        <source>The document calls its three angles free of singularities (10.5, 11.3). They are not: at rest and after full turns their axis is open, and where the axis is along y one of its angles is. Here rotations between frames go by a spline of quaternions, which locks nowhere.</source>
        <translation>Das Dokument nennt seine drei Winkel frei von Singularitäten (10.5, 11.3). Sie sind es nicht: in Ruhe und nach vollen Drehungen ist ihre Achse offen, und wo die Achse entlang y liegt, ist es einer ihrer Winkel. Hier gehen Drehungen zwischen Bildern über einen Spline von Quaternionen, der nirgends sperrt.</translation>
    </message>
    <message>
        <source>The document's figures come from 25 deg/s of the first bar, not from the 20 deg/s that its text (8.1) prints: with 25 the joints and the centre of mass stand at 0.2 s where figures 8.21 and 8.23 have them.</source>
        <translation>Die Bilder des Dokuments kommen von 25 deg/s des ersten Stabs, nicht von den 20 deg/s, die sein Text (8.1) druckt: mit 25 stehen Gelenke und Schwerpunkt bei 0.2 s dort, wo die Bilder 8.21 und 8.23 sie haben.</translation>
    </message>
    <message>
        <source>the document's iteration</source>
        <translation>die Iteration des Dokuments</translation>
    </message>
    <message>
        <source>The document's own recording is not published, nor is its subject's mass: here a jump with the printed centre of mass and angular momentum is simulated and recorded.</source>
        <translation>Die Aufnahme des Dokuments ist nicht veröffentlicht, auch nicht die Masse der Person: hier wird ein Sprung mit dem gedruckten Schwerpunkt und Drehimpuls simuliert und aufgenommen.</translation>
    </message>
    <message>
        <source>the driver cannot draw shadows</source>
        <translation>der Treiber kann keine Schatten zeichnen</translation>
    </message>
    <message>
        <source>the duration</source>
        <translation>die Dauer</translation>
    </message>
    <message>
        <source>The elbow is bent by %1</source>
        <translation>Der Ellbogen ist um %1 gebeugt</translation>
    </message>
    <message>
        <source>The elbow is bent by %1, %2 beyond its range of %3 to %4: %5</source>
        <translation>Der Ellbogen ist um %1 gebeugt, %2 über seinen Bereich von %3 bis %4 hinaus: %5</translation>
    </message>
    <message>
        <source>The elbow may be anywhere on a circle of radius %1</source>
        <translation>Der Ellbogen kann überall auf einem Kreis vom Radius %1 liegen</translation>
    </message>
    <message>
        <source>the elbow that bends the wrist least</source>
        <translation>der Ellbogen, der das Handgelenk am wenigsten beugt</translation>
    </message>
    <message>
        <source>the ending names no format that is written here</source>
        <translation>die Endung nennt kein Format, das hier geschrieben wird</translation>
    </message>
    <message>
        <source>the equation covers hands up to 63 cm ahead of the ankles, 1.75 m high and 135 degrees aside, 15 lifts a minute and 8 hours; this is beyond</source>
        <translation>die Gleichung gilt für Hände bis 63 cm vor den Knöcheln, 1.75 m hoch und 135 Grad seitlich, 15 Hübe je Minute und 8 Stunden; das hier liegt darüber</translation>
    </message>
    <message>
        <source>The equations of a step could not be solved</source>
        <translation>Die Gleichungen eines Schritts ließen sich nicht lösen</translation>
    </message>
    <message>
        <source>the error of the guess is not printed</source>
        <translation>der Fehler der Anfangsschätzung ist nicht gedruckt</translation>
    </message>
    <message>
        <source>the errors are no noise: what is nearest to all markers is not the truth</source>
        <translation>die Fehler sind kein Rauschen: was allen Markern am nächsten liegt, ist nicht die Wahrheit</translation>
    </message>
    <message>
        <source>The exact amount, in your units</source>
        <translation>Der genaue Betrag, in eigenen Einheiten</translation>
    </message>
    <message>
        <source>the exact solver</source>
        <translation>das exakte Verfahren</translation>
    </message>
    <message>
        <source>The exact solver</source>
        <translation>Das exakte Verfahren</translation>
    </message>
    <message>
        <source>The extra tension accelerates the elbow by</source>
        <translation>Die zusätzliche Spannung beschleunigt den Ellbogen um</translation>
    </message>
    <message>
        <source>the eyes at their side</source>
        <translation>Augen am Rand</translation>
    </message>
    <message>
        <source>The feasible motion nearest to the kinematic one</source>
        <translation>Die durchführbare Bewegung, die der kinematischen am nächsten ist</translation>
    </message>
    <message>
        <source>the field '%1' is missing</source>
        <translation>das Feld „%1“ fehlt</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>die Datei</translation>
    </message>
    <message>
        <source>the film</source>
        <translation>der Film</translation>
    </message>
    <message>
        <source>The film was cancelled, nothing of it is left</source>
        <translation>Der Film wurde abgebrochen, nichts davon ist übrig</translation>
    </message>
    <message>
        <source>the first %1 of %2 ways to choose places</source>
        <translation>den ersten %1 von %2 Möglichkeiten, Stellen zu wählen</translation>
    </message>
    <message>
        <source>the first %1 of %2 ways to choose places and sides</source>
        <translation>den ersten %1 von %2 Möglichkeiten, Stellen und Seiten zu wählen</translation>
    </message>
    <message>
        <source>the first %1 of %2 ways to choose sides</source>
        <translation>den ersten %1 von %2 Möglichkeiten, Seiten zu wählen</translation>
    </message>
    <message>
        <source>the first joint tires after so long</source>
        <translation>das erste Gelenk ermüdet nach dieser Zeit</translation>
    </message>
    <message>
        <source>the first joint tires before the time that is wanted</source>
        <translation>das erste Gelenk ermüdet vor der gewünschten Zeit</translation>
    </message>
    <message>
        <source>The first rows of the table</source>
        <translation>Die ersten Zeilen der Tabelle</translation>
    </message>
    <message>
        <source>the fit had not settled when its steps were used up</source>
        <translation>die Anpassung hatte sich nicht beruhigt, als ihre Schritte aufgebraucht waren</translation>
    </message>
    <message>
        <source>The flight is too short for its limbs to turn the body</source>
        <translation>Der Flug ist zu kurz, als dass die Gliedmaßen den Körper drehen könnten</translation>
    </message>
    <message>
        <source>The flight of what is shown by the methods of a thesis, beside the whole-body fit</source>
        <translation>Der Flug des Gezeigten nach den Verfahren einer Dissertation, neben der Anpassung des ganzen Körpers</translation>
    </message>
    <message>
        <source>the floor</source>
        <translation>der Boden</translation>
    </message>
    <message>
        <source>The forearm lies back on the upper arm: the elbow has one place. Take the target away for a choice</source>
        <translation>Der Unterarm liegt am Oberarm: der Ellbogen hat nur einen Ort. Für eine Wahl das Ziel entfernen</translation>
    </message>
    <message>
        <source>the free duration</source>
        <translation>die freie Dauer</translation>
    </message>
    <message>
        <source>the gaps close by turning with the markers we chose</source>
        <translation>die Lücken schließen sich durch Drehen mit den von uns gewählten Markern</translation>
    </message>
    <message>
        <source>the given states of its ends</source>
        <translation>die vorgegebenen Zustände ihrer Enden</translation>
    </message>
    <message>
        <source>the greatest speed</source>
        <translation>die größte Geschwindigkeit</translation>
    </message>
    <message>
        <source>The greatest |torque| over its limit</source>
        <translation>Größtes Verhältnis von |Drehmoment| zu Grenze</translation>
    </message>
    <message>
        <source>The greatest |torque| over its limit, and its joint: of all of a motion, and what it is now</source>
        <translation>Größtes Verhältnis von |Drehmoment| zu Grenze, und sein Gelenk: der ganzen Bewegung, und was es jetzt ist</translation>
    </message>
    <message>
        <source>the ground</source>
        <translation>der Boden</translation>
    </message>
    <message>
        <source>the hand along the axis: a forward bend is taken</source>
        <translation>die Hand längs der Achse: eine Beugung nach vorn wird genommen</translation>
    </message>
    <message>
        <source>The hand lies along the line from shoulder to wrist: every elbow on the circle bends the wrist alike</source>
        <translation>Die Hand liegt auf der Linie von Schulter zu Handgelenk: jeder Ellbogen auf dem Kreis beugt das Handgelenk gleich</translation>
    </message>
    <message>
        <source>The hand or foot; all other contacts of the task stay</source>
        <translation>Die Hand oder der Fuß; alle anderen Kontakte der Aufgabe bleiben</translation>
    </message>
    <message>
        <source>The hand holds on here and pushes or pulls with the force that you set, in place of taking whatever comes</source>
        <translation>Die Hand hält hier weiter fest und drückt oder zieht mit der eingestellten Kraft, statt zu nehmen, was kommt</translation>
    </message>
    <message>
        <source>The hand exerts the force that is given and bears nothing beside it. This takes the force away: the hand bears what comes again, within the usual limits</source>
        <translation>Die Hand übt die vorgegebene Kraft aus und trägt sonst nichts. Dies nimmt die Kraft weg: die Hand trägt wieder, was kommt, in den üblichen Grenzen</translation>
    </message>
    <message>
        <source>the hand's line parallel to the circle's plane: not degenerate</source>
        <translation>die Linie der Hand parallel zur Ebene des Kreises: nicht entartet</translation>
    </message>
    <message>
        <source>the hands carry no weight; tell the lifted mass if they do</source>
        <translation>die Hände tragen kein Gewicht; sonst die gehobene Masse angeben</translation>
    </message>
    <message>
        <source>the head must turn</source>
        <translation>der Kopf muss sich drehen</translation>
    </message>
    <message>
        <source>the header</source>
        <translation>der Kopf</translation>
    </message>
    <message>
        <source>the header's was taken</source>
        <translation>die des Kopfes wurde genommen</translation>
    </message>
    <message>
        <source>the header's were read</source>
        <translation>die des Kopfes wurden gelesen</translation>
    </message>
    <message>
        <source>The interface size takes effect at the next start. Files keep metres, newtons and radians, whatever is chosen here.</source>
        <translation>Die Größe der Oberfläche gilt ab dem nächsten Start. In Dateien stehen immer Meter, Newton und Radiant, gleich was hier gewählt ist.</translation>
    </message>
    <message>
        <source>The iterations ran out</source>
        <translation>Die Iterationen sind aufgebraucht</translation>
    </message>
    <message>
        <source>the joint moves</source>
        <translation>das Gelenk bewegt sich</translation>
    </message>
    <message>
        <source>The joints hold the posture</source>
        <translation>Die Gelenke halten die Haltung</translation>
    </message>
    <message>
        <source>The joints' springs alone ask for more than %1 % of strength</source>
        <translation>Schon die Federn der Gelenke verlangen mehr als %1 % der Kraft</translation>
    </message>
    <message>
        <source>the jump of document 003 (chapter 9): its printed results beside ours, by its way and exactly</source>
        <translation>der Sprung des Dokuments 003 (Kapitel 9): seine gedruckten Ergebnisse neben den hiesigen, auf seinem Weg und exakt</translation>
    </message>
    <message>
        <source>the kind of file is not known</source>
        <translation>diese Art von Datei ist nicht bekannt</translation>
    </message>
    <message>
        <source>the laboratory's axes were taken</source>
        <translation>die Achsen des Labors wurden genommen</translation>
    </message>
    <message>
        <source>The largest |torque| / limit of any joint, as small as it can be</source>
        <translation>Das größte |Drehmoment| / Grenze aller Gelenke, so klein wie möglich</translation>
    </message>
    <message>
        <source>the last frame is cut off</source>
        <translation>das letzte Bild ist abgeschnitten</translation>
    </message>
    <message>
        <source>the last row is cut off</source>
        <translation>die letzte Zeile ist abgeschnitten</translation>
    </message>
    <message>
        <source>the later ones are numbered: %1</source>
        <translation>die späteren sind nummeriert: %1</translation>
    </message>
    <message>
        <source>The least effort by which the bones of that joint press on each other no more than so much</source>
        <translation>Die geringste Anstrengung, bei der die Knochen dieses Gelenks nicht stärker aufeinander drücken</translation>
    </message>
    <message>
        <source>The least time that the motion may take (s)</source>
        <translation>Die kürzeste Zeit, die die Bewegung dauern darf (s)</translation>
    </message>
    <message>
        <source>The left side takes the right one's angles</source>
        <translation>Die linke Seite übernimmt die Winkel der rechten</translation>
    </message>
    <message>
        <source>The linkage of document 003 (chapter 8): its printed results beside ours, by its way and exactly</source>
        <translation>Das Gestänge des Dokuments 003 (Kapitel 8): seine gedruckten Ergebnisse neben den hiesigen, auf seinem Weg und exakt</translation>
    </message>
    <message>
        <source>the load</source>
        <translation>die Last</translation>
    </message>
    <message>
        <source>the longest flight of %1 by document 003's methods (chapter 9) beside the whole-body fit</source>
        <translation>der längste Flug von %1 nach den Verfahren des Dokuments 003 (Kapitel 9) neben der Anpassung des ganzen Körpers</translation>
    </message>
    <message>
        <source>the lowest joint of the spine is taken for L5/S1, one muscle with an arm of 6 cm for all</source>
        <translation>das unterste Gelenk der Wirbelsäule gilt als L5/S1, ein Muskel mit 6 cm Hebelarm für alle</translation>
    </message>
    <message>
        <source>the marker places of the document are not printed</source>
        <translation>die Orte der Marker des Dokuments sind nicht gedruckt</translation>
    </message>
    <message>
        <source>the marker places of the document are not printed, and by them turns the weight that closes it</source>
        <translation>die Orte der Marker des Dokuments sind nicht gedruckt, und an ihnen hängt das Gewicht, das sie schließt</translation>
    </message>
    <message>
        <source>The mean of (change of torque / limit per second)²</source>
        <translation>Das Mittel von (Änderung von Drehmoment / Grenze je Sekunde)²</translation>
    </message>
    <message>
        <source>The mechanical work of all joints</source>
        <translation>Die mechanische Arbeit aller Gelenke</translation>
    </message>
    <message>
        <source>The memory did not suffice</source>
        <translation>Der Speicher reichte nicht</translation>
    </message>
    <message>
        <source>The mix that people choose: little torque, little discomfort, upright, even</source>
        <translation>Die Mischung, die Menschen wählen: wenig Drehmoment, wenig Unbehagen, aufrecht, gleichmäßig</translation>
    </message>
    <message>
        <source>The most loaded joint in this share of the places that are reached</source>
        <translation>Das am meisten belastete Gelenk an diesem Anteil der erreichten Stellen</translation>
    </message>
    <message>
        <source>The most that one search takes</source>
        <translation>Höchstens bei einer Suche</translation>
    </message>
    <message>
        <source>The most that the joint bears</source>
        <translation>Was das Gelenk höchstens trägt</translation>
    </message>
    <message>
        <source>The most time that the motion may take (s)</source>
        <translation>Die längste Zeit, die die Bewegung dauern darf (s)</translation>
    </message>
    <message>
        <source>the motion</source>
        <translation>die Bewegung</translation>
    </message>
    <message>
        <source>The motion as MP4 or numbered pictures, from here</source>
        <translation>Die Bewegung als MP4 oder nummerierte Bilder, von hier aus</translation>
    </message>
    <message>
        <source>The motion has the first %1 s; what came after was not recorded</source>
        <translation>Die Bewegung hat die ersten %1 s; was danach kam, wurde nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>The motion asks most at %1 s: %2</source>
        <translation>Die Bewegung verlangt am meisten bei %1 s: %2</translation>
    </message>
    <message>
        <source>The motion ends at %1 s: %2</source>
        <translation>Die Bewegung endet bei %1 s: %2</translation>
    </message>
    <message>
        <source>The motion into it</source>
        <translation>Die Bewegung dorthin</translation>
    </message>
    <message>
        <source>the motion is asked for as seen from it</source>
        <translation>die Bewegung wird von dort aus gesehen verlangt</translation>
    </message>
    <message>
        <source>The motion is predicted, beside the recording</source>
        <translation>Die Bewegung ist vorhergesagt und liegt neben der Aufnahme</translation>
    </message>
    <message>
        <source>The motion keeps all laws</source>
        <translation>Die Bewegung hält alle Nebenbedingungen ein</translation>
    </message>
    <message>
        <source>The motion keeps the laws that are on</source>
        <translation>Die Bewegung hält die eingeschalteten Nebenbedingungen ein</translation>
    </message>
    <message>
        <source>the motions</source>
        <translation>die Bewegungen</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>der Name ist leer</translation>
    </message>
    <message>
        <source>the named ones were read, and what others hold values</source>
        <translation>die benannten wurden gelesen und andere, die Werte enthalten</translation>
    </message>
    <message>
        <source>The nearest motion is shown; click a law to see where it breaks.</source>
        <translation>Die nächstliegende Bewegung wird gezeigt; Klick auf eine Nebenbedingung zeigt, wo sie verletzt ist.</translation>
    </message>
    <message>
        <source>the nearest that works is %1 degrees</source>
        <translation>das nächste Machbare sind %1 Grad</translation>
    </message>
    <message>
        <source>the nearest that works is %1 N in that direction</source>
        <translation>das nächste Machbare sind %1 N in dieser Richtung</translation>
    </message>
    <message>
        <source>The new task is for the person of the one before, %1</source>
        <translation>Die neue Aufgabe ist für die Person der vorigen, %1</translation>
    </message>
    <message>
        <source>the next</source>
        <translation>die nächste</translation>
    </message>
    <message>
        <source>the numbers of such channels were left as they are</source>
        <translation>die Zahlen solcher Kanäle blieben, wie sie sind</translation>
    </message>
    <message>
        <source>the numbers were left as they are</source>
        <translation>die Zahlen blieben, wie sie sind</translation>
    </message>
    <message>
        <source>The objective or a constraint is not a finite number at the start</source>
        <translation>Die Zielfunktion oder eine Nebenbedingung ist am Anfang keine endliche Zahl</translation>
    </message>
    <message>
        <source>The objective seems to have no lower limit: the unknowns grow without end</source>
        <translation>Die Zielfunktion scheint keine untere Grenze zu haben: die Unbekannten wachsen ohne Ende</translation>
    </message>
    <message>
        <source>The objective, a constraint or a derivative is not a finite number</source>
        <translation>Die Zielfunktion, eine Nebenbedingung oder eine Ableitung ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>the offscreen context cannot be used</source>
        <translation>der Kontext ohne Bildschirm lässt sich nicht verwenden</translation>
    </message>
    <message>
        <source>the origin pulls at the upper arm with the same tension: the shoulder's net wrench knows no muscle between upper arm and forearm</source>
        <translation>der Ursprung zieht mit derselben Spannung am Oberarm: die Nettodyname der Schulter kennt keinen Muskel zwischen Ober- und Unterarm</translation>
    </message>
    <message>
        <source>The other end</source>
        <translation>Das andere Ende</translation>
    </message>
    <message>
        <source>The other laws that do not hold in the nearest answer</source>
        <translation>Die übrigen Nebenbedingungen, die in der nächstliegenden Antwort verletzt sind</translation>
    </message>
    <message>
        <source>the parameters before it were read</source>
        <translation>die Parameter davor wurden gelesen</translation>
    </message>
    <message>
        <source>The path ends one point earlier</source>
        <translation>Der Weg endet einen Punkt früher</translation>
    </message>
    <message>
        <source>The path goes on to where the site is now</source>
        <translation>Der Weg geht weiter bis dorthin, wo der Körperpunkt jetzt ist</translation>
    </message>
    <message>
        <source>The path passes here, in world</source>
        <translation>Hier geht der Weg hindurch, im Raum</translation>
    </message>
    <message>
        <source>the pelvis</source>
        <translation>das Becken</translation>
    </message>
    <message>
        <source>The person appears here as soon as the view has started.</source>
        <translation>Hier erscheint die Person, sobald die Ansicht gestartet ist.</translation>
    </message>
    <message>
        <source>The person becomes its mirror image</source>
        <translation>Die Person wird zu ihrem Spiegelbild</translation>
    </message>
    <message>
        <source>The person has a new point, “%1”: targets, forces and the curves under Points may be of it</source>
        <translation>Die Person hat einen neuen Punkt, „%1“: Ziele, Kräfte und die Kurven unter Punkte können ihn nehmen</translation>
    </message>
    <message>
        <source>The person in sight</source>
        <translation>Die Person im Bild</translation>
    </message>
    <message>
        <source>The person is asked again for what was recorded: on the same holds, in the same time, between the states at both ends. What comes of it stands beside the recording.</source>
        <translation>Von der Person wird noch einmal das Aufgenommene verlangt: auf denselben Halten, in derselben Zeit, zwischen den Zuständen an beiden Enden. Was dabei herauskommt, steht neben der Aufnahme.</translation>
    </message>
    <message>
        <source>the person is stronger than the model, or the motion is not as it was</source>
        <translation>die Person ist stärker als das Modell, oder die Bewegung ist nicht, wie sie war</translation>
    </message>
    <message>
        <source>The person of “%1” is read from outside its folder. Read it?

%2</source>
        <translation>Die Person von „%1“ wird von außerhalb des Ordners gelesen. Lesen?

%2</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>das Bild</translation>
    </message>
    <message>
        <source>the piece</source>
        <translation>das Stück</translation>
    </message>
    <message>
        <source>the plates ask for a mass beyond %1, the most that may change</source>
        <translation>die Platten verlangen eine Masse über %1, das Größte, was sich ändern darf</translation>
    </message>
    <message>
        <source>the point of %1 is not in the middle of %2 there</source>
        <translation>der Punkt von %1 liegt dort nicht in der Mitte von %2</translation>
    </message>
    <message>
        <source>the posture there follows from the frames around</source>
        <translation>die Haltung dort folgt aus den Bildern ringsum</translation>
    </message>
    <message>
        <source>The prediction chooses the duration within bounds</source>
        <translation>Die Vorhersage wählt die Dauer in Schranken</translation>
    </message>
    <message>
        <source>The problem contradicts itself, say in its bounds</source>
        <translation>Die Aufgabe widerspricht sich, etwa in ihren Schranken</translation>
    </message>
    <message>
        <source>The push takes a foot %1 out of reach</source>
        <translation>Das Abstoßen bringt einen Fuß %1 außer Reichweite</translation>
    </message>
    <message>
        <source>The push takes a foot %1 degrees beyond what its joints let it turn</source>
        <translation>Das Abstoßen dreht einen Fuß um %1 Grad weiter, als die Gelenke erlauben</translation>
    </message>
    <message>
        <source>The push takes a foot less than %1 out of reach</source>
        <translation>Das Abstoßen bringt einen Fuß weniger als %1 außer Reichweite</translation>
    </message>
    <message>
        <source>The push takes a hand %1 out of reach</source>
        <translation>Das Abstoßen bringt eine Hand %1 außer Reichweite</translation>
    </message>
    <message>
        <source>The push takes a hand %1 degrees beyond what its joints let it turn</source>
        <translation>Das Abstoßen dreht eine Hand um %1 Grad weiter, als die Gelenke erlauben</translation>
    </message>
    <message>
        <source>The push takes a hand less than %1 out of reach</source>
        <translation>Das Abstoßen bringt eine Hand weniger als %1 außer Reichweite</translation>
    </message>
    <message>
        <source>the rate is none</source>
        <translation>die Rate ist keine</translation>
    </message>
    <message>
        <source>the recording</source>
        <translation>die Aufnahme</translation>
    </message>
    <message>
        <source>the recording has none beyond %1</source>
        <translation>die Aufnahme hat darüber hinaus keine: %1</translation>
    </message>
    <message>
        <source>the rest is left out</source>
        <translation>der Rest ist ausgelassen</translation>
    </message>
    <message>
        <source>The right foot steps onto a box of 17 cm, the body follows, the left foot is set beside it.</source>
        <translation>Der rechte Fuß steigt auf einen Kasten von 17 cm, der Körper folgt, der linke Fuß wird daneben gesetzt.</translation>
    </message>
    <message>
        <source>The right hand holds a 2 kg tool at a fitting overhead, the left hand steadies the body on a rail.</source>
        <translation>Die rechte Hand hält ein Werkzeug von 2 kg an eine Armatur über Kopf, die linke stützt den Körper an einem Lauf.</translation>
    </message>
    <message>
        <source>The right hand swings a heavy door open by its handle; the feet stay where they are.</source>
        <translation>Die rechte Hand schwingt eine schwere Tür an ihrem Griff auf; die Füße bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>The right palm pushes a stiff panel ahead with 100 N. The left hand may hold the upright rail or the level one, anywhere along it: the answer says which, and where.</source>
        <translation>Die rechte Handfläche drückt eine steife Platte vor sich mit 100 N. Die linke Hand darf den senkrechten Lauf oder den waagerechten halten, irgendwo daran: die Antwort sagt, welchen und wo.</translation>
    </message>
    <message>
        <source>The right side takes the left one's angles</source>
        <translation>Die rechte Seite übernimmt die Winkel der linken</translation>
    </message>
    <message>
        <source>The rows of the hands are missing in tables F.1 and F.2 (masses sum to 98.78 %); they are de Leva's. Of the foot the print has two radii of gyration exchanged.</source>
        <translation>In den Tabellen F.1 und F.2 fehlen die Zeilen der Hände (die Massen ergeben 98.78 %); sie sind von de Leva. Beim Fuß sind im Druck zwei Trägheitsradien vertauscht.</translation>
    </message>
    <message>
        <source>The result changed while it was weighed again. Weigh it once more</source>
        <translation>Das Ergebnis wurde geändert, während es neu gewogen wurde. Noch einmal wiegen</translation>
    </message>
    <message>
        <source>The rungs of a ladder, or one handrail</source>
        <translation>Die Sprossen einer Leiter, oder ein Handlauf</translation>
    </message>
    <message>
        <source>The same on the person's other side: a contact by the other hand or foot</source>
        <translation>Dasselbe auf der anderen Seite der Person: ein Kontakt mit der anderen Hand oder dem anderen Fuß</translation>
    </message>
    <message>
        <source>The same reach as in flight, trained in water: floats and ballast balance the person as a whole, limbs keep their weight, and water drags.</source>
        <translation>Derselbe Griff wie im Flug, im Wasser geübt: Auftriebskörper und Ballast halten die Person als Ganzes im Gleichgewicht, Glieder behalten ihr Gewicht, und Wasser bremst.</translation>
    </message>
    <message>
        <source>The same seed draws the same people</source>
        <translation>Derselbe Startwert zieht dieselben Personen</translation>
    </message>
    <message>
        <source>The same seed makes the same cases</source>
        <translation>Derselbe Startwert ergibt dieselben Fälle</translation>
    </message>
    <message>
        <source>The samples stay as they are: save the task in a folder of your own</source>
        <translation>Die Beispiele bleiben, wie sie sind: Aufgabe in einem eigenen Ordner speichern</translation>
    </message>
    <message>
        <source>the schedule of %1, which holds all the time now</source>
        <translation>der Zeitplan von %1: hält jetzt die ganze Zeit</translation>
    </message>
    <message>
        <source>The seated height grows by 6 % (29 crew members, Young and Rajulu 2020)</source>
        <translation>Die Sitzhöhe wächst um 6 % (29 Besatzungsmitglieder, Young und Rajulu 2020)</translation>
    </message>
    <message>
        <source>The segment on which the chosen labels sit</source>
        <translation>Das Segment, auf dem die gewählten Marken sitzen</translation>
    </message>
    <message>
        <source>The selected contact goes where holding costs least (Where to hold)</source>
        <translation>Der gewählte Kontakt kommt dorthin, wo Halten am wenigsten kostet (Wo halten)</translation>
    </message>
    <message>
        <source>The shortest turn, or the one of least torque in the time given</source>
        <translation>Die kürzeste Drehung, oder die mit dem kleinsten Drehmoment in der gegebenen Zeit</translation>
    </message>
    <message>
        <source>The simulation stopped: %1</source>
        <translation>Die Simulation hielt an: %1</translation>
    </message>
    <message>
        <source>The site should stay turned as it is now</source>
        <translation>Der Körperpunkt soll gedreht bleiben, wie er jetzt ist</translation>
    </message>
    <message>
        <source>The solver holds what costs least: this or any of the other places</source>
        <translation>Das Lösungsverfahren hält, was am wenigsten kostet: diese oder eine der anderen Stellen</translation>
    </message>
    <message>
        <source>The solver holds with whichever hand or foot costs less; one that holds elsewhere stays there</source>
        <translation>Der Löser hält mit der Hand oder dem Fuß, die weniger kosten; was anderswo hält, bleibt dort</translation>
    </message>
    <message>
        <source>Hardly anybody is like that: %1 is %2 standard deviations less than people have whose other measures are these.</source>
        <translation>Kaum jemand ist so: %1 liegt %2 Standardabweichungen unter dem, was Menschen mit den übrigen Maßen haben.</translation>
    </message>
    <message>
        <source>Hardly anybody is like that: %1 is %2 standard deviations more than people have whose other measures are these.</source>
        <translation>Kaum jemand ist so: %1 liegt %2 Standardabweichungen über dem, was Menschen mit den übrigen Maßen haben.</translation>
    </message>
    <message>
        <source>The source's skeleton is nobody of the survey. Choose a person or a sex to have a body by measures.</source>
        <translation>Das Skelett der Quelle gehört niemandem aus der Erhebung. Eine Person oder ein Geschlecht wählen, um einen Körper nach Maßen zu bekommen.</translation>
    </message>
    <message>
        <source>This task is of an arm alone, which is a body of its own: nobody else does it.</source>
        <translation>Diese Aufgabe gilt einem Arm allein, der ein Körper für sich ist: niemand sonst führt sie aus.</translation>
    </message>
    <message>
        <source>is of an arm alone, which is a body of its own</source>
        <translation>gilt einem Arm allein, der ein Körper für sich ist</translation>
    </message>
    <message>
        <source>open a task of a whole person to choose who does it</source>
        <translation>eine Aufgabe für eine ganze Person öffnen, um zu wählen, wer sie ausführt</translation>
    </message>
    <message>
        <source>The source's small model of torso and arms traverses six rungs; the torque peaks where hands touch.</source>
        <translation>Das kleine Modell der Quelle aus Rumpf und Armen geht sechs Sprossen entlang; das Drehmoment ist am größten, wo Hände berühren.</translation>
    </message>
    <message>
        <source>The source's small model, a torso with two legs, turns 90 degrees to the left in the shortest time.</source>
        <translation>Das kleine Modell der Quelle, ein Rumpf mit zwei Beinen, dreht sich in kürzester Zeit um 90 Grad nach links.</translation>
    </message>
    <message>
        <source>The spectrum of noise appears here as soon as it is counted</source>
        <translation>Das Spektrum des Rauschens erscheint hier, sobald es berechnet ist</translation>
    </message>
    <message>
        <source>the speed %1 is missed by %2: contacts hold the body back</source>
        <translation>die Geschwindigkeit %1 ist um %2 verfehlt: Kontakte halten den Körper zurück</translation>
    </message>
    <message>
        <source>The speed %1: whatever is best, none, or what is told</source>
        <translation>Die Geschwindigkeit %1: die beste, keine oder die vorgegebene</translation>
    </message>
    <message>
        <source>the speed told %1</source>
        <translation>die vorgegebene Geschwindigkeit %1</translation>
    </message>
    <message>
        <source>the speeds at its ends do not lead from one to the other</source>
        <translation>die Geschwindigkeiten an den Enden führen nicht von einem zum anderen</translation>
    </message>
    <message>
        <source>The start has a wrong length or is not finite</source>
        <translation>Der Anfang hat eine falsche Länge oder ist nicht endlich</translation>
    </message>
    <message>
        <source>The study could not be run: %1</source>
        <translation>Die Studie konnte nicht ausgeführt werden: %1</translation>
    </message>
    <message>
        <source>The suggested posture</source>
        <translation>Die vorgeschlagene Haltung</translation>
    </message>
    <message>
        <source>the table does not tell where it is</source>
        <translation>die Tabelle sagt nicht, wo er ist</translation>
    </message>
    <message>
        <source>the table tells why</source>
        <translation>die Tabelle sagt, weshalb</translation>
    </message>
    <message>
        <source>The target holds from this time of the motion on (s)</source>
        <translation>Das Ziel gilt ab dieser Zeit der Bewegung (s)</translation>
    </message>
    <message>
        <source>the task</source>
        <translation>die Aufgabe</translation>
    </message>
    <message>
        <source>The task asks for a posture and the motion into it again</source>
        <translation>Die Aufgabe verlangt wieder eine Haltung und die Bewegung dorthin</translation>
    </message>
    <message>
        <source>The task changed while it was solved. Solve again for the new one</source>
        <translation>Die Aufgabe änderte sich beim Lösen. Für die neue noch einmal lösen</translation>
    </message>
    <message>
        <source>The task draws meshes from outside its folder. Read them?
%1</source>
        <translation>Die Aufgabe zeichnet Netze von außerhalb ihres Ordners. Lesen?
%1</translation>
    </message>
    <message>
        <source>The task has changed since. Predict again to follow it.</source>
        <translation>Die Aufgabe hat sich seither geändert. Zum Folgen erneut vorhersagen.</translation>
    </message>
    <message>
        <source>the task has no contact '%1'</source>
        <translation>die Aufgabe hat keinen Kontakt „%1“</translation>
    </message>
    <message>
        <source>the task has no prop '%1'</source>
        <translation>die Aufgabe hat keinen Gegenstand „%1“</translation>
    </message>
    <message>
        <source>the task has none</source>
        <translation>die Aufgabe hat keines</translation>
    </message>
    <message>
        <source>the text counts w2 from the distal end, D2, D3 and the wrench from the proximal one</source>
        <translation>der Text zählt w2 vom distalen Ende, D2, D3 und die Dyname vom proximalen</translation>
    </message>
    <message>
        <source>The thing that it holds and goes along with; nothing: it stands free in the world</source>
        <translation>Der Gegenstand, den er hält und mit dem er geht; nichts: er steht frei im Raum</translation>
    </message>
    <message>
        <source>The time that the motion takes, where it is free (s)</source>
        <translation>Die Zeit, die die Bewegung dauert, wo sie frei ist (s)</translation>
    </message>
    <message>
        <source>The time was up</source>
        <translation>Die Zeit war um</translation>
    </message>
    <message>
        <source>the timed target %1</source>
        <translation>das zeitweise Ziel %1</translation>
    </message>
    <message>
        <source>the times were taken</source>
        <translation>die Zeiten wurden genommen</translation>
    </message>
    <message>
        <source>The trunk leans over the feet, the hands find the armrests and let the body down onto the seat.</source>
        <translation>Der Rumpf neigt sich über die Füße, die Hände finden die Armlehnen und lassen den Körper auf den Sitz hinab.</translation>
    </message>
    <message>
        <source>the unit of length is none</source>
        <translation>die Längeneinheit ist keine</translation>
    </message>
    <message>
        <source>the unit was taken as it stands</source>
        <translation>die Einheit wurde genommen, wie sie steht</translation>
    </message>
    <message>
        <source>The way in which the markers were put on: it tells their segments</source>
        <translation>Die Art, in der die Marker gesetzt wurden: sie sagt ihre Segmente</translation>
    </message>
    <message>
        <source>The ways of the hands and of the centre of mass along the motion</source>
        <translation>Wege der Hände und des Schwerpunkts während der Bewegung</translation>
    </message>
    <message>
        <source>the weight from the wrist, by the text</source>
        <translation>das Gewicht ab dem Handgelenk, nach dem Text</translation>
    </message>
    <message>
        <source>The whole motion</source>
        <translation>Die ganze Bewegung</translation>
    </message>
    <message>
        <source>the whole-body fit</source>
        <translation>die Anpassung des ganzen Körpers</translation>
    </message>
    <message>
        <source>The wrist is bent by %1</source>
        <translation>Das Handgelenk ist um %1 gebeugt</translation>
    </message>
    <message>
        <source>The wrist is bent by %1, %2 beyond its range of %3 to %4: %5</source>
        <translation>Das Handgelenk ist um %1 gebeugt, %2 über seinen Bereich von %3 bis %4 hinaus: %5</translation>
    </message>
    <message>
        <source>The wrist is bent by %1, and twisted by the %2 that the forearm cannot roll</source>
        <translation>Das Handgelenk ist um %1 gebeugt und um die %2 verdreht, die der Unterarm nicht rollen kann</translation>
    </message>
    <message>
        <source>The wrist is in the shoulder and both parts are of one length: the elbow may be anywhere. Take the target away</source>
        <translation>Das Handgelenk liegt in der Schulter und beide Teile sind gleich lang: der Ellbogen kann überall sein. Das Ziel entfernen</translation>
    </message>
    <message>
        <source>The wrist is twisted by %1</source>
        <translation>Das Handgelenk ist um %1 verdreht</translation>
    </message>
    <message>
        <source>The wrist is twisted by %1, %2 beyond its range of %3 to %4: %5</source>
        <translation>Das Handgelenk ist um %1 verdreht, %2 über seinen Bereich von %3 bis %4 hinaus: %5</translation>
    </message>
    <message>
        <source>their forces point into the floor</source>
        <translation>ihre Kräfte zeigen in den Boden</translation>
    </message>
    <message>
        <source>their numbers were left as they are</source>
        <translation>ihre Zahlen blieben, wie sie sind</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>theme appearance colours bright</source>
        <translation>Thema Design Aussehen Erscheinungsbild Farben</translation>
    </message>
    <message>
        <source>then %1</source>
        <translation>dann %1</translation>
    </message>
    <message>
        <source>there are fewer control points than degree + 1</source>
        <translation>es gibt weniger Steuerpunkte als Grad + 1</translation>
    </message>
    <message>
        <source>There are more equations than unknowns, which Ipopt does not take</source>
        <translation>Es gibt mehr Gleichungen als Unbekannte, was Ipopt nicht annimmt</translation>
    </message>
    <message>
        <source>there are too few control points</source>
        <translation>es sind zu wenige Steuerpunkte</translation>
    </message>
    <message>
        <source>there are too few instants</source>
        <translation>es sind zu wenige Zeitpunkte</translation>
    </message>
    <message>
        <source>there is a bracket too many</source>
        <translation>eine Klammer ist zu viel</translation>
    </message>
    <message>
        <source>there is no display</source>
        <translation>es gibt keinen Bildschirm</translation>
    </message>
    <message>
        <source>there is no EGL that draws without a screen</source>
        <translation>es gibt kein EGL, das ohne Bildschirm zeichnet</translation>
    </message>
    <message>
        <source>there is no motion</source>
        <translation>es gibt keine Bewegung</translation>
    </message>
    <message>
        <source>there is no motion to film</source>
        <translation>es gibt keine Bewegung zu filmen</translation>
    </message>
    <message>
        <source>there is no motion with torques</source>
        <translation>es gibt keine Bewegung mit Drehmomenten</translation>
    </message>
    <message>
        <source>there is no motion yet</source>
        <translation>noch gibt es keine Bewegung</translation>
    </message>
    <message>
        <source>There is no motion yet: the picture has the posture that is shown</source>
        <translation>Noch keine Bewegung: das Bild zeigt die Haltung, die zu sehen ist</translation>
    </message>
    <message>
        <source>there is no OpenGL 3.3</source>
        <translation>es gibt kein OpenGL 3.3</translation>
    </message>
    <message>
        <source>There is no OpenGL here. Install Mesa (libgl1-mesa-dri) or a graphics driver.</source>
        <translation>Hier gibt es kein OpenGL. Mesa (libgl1-mesa-dri) oder einen Grafiktreiber installieren.</translation>
    </message>
    <message>
        <source>there is no posture: nothing was found</source>
        <translation>es gibt keine Haltung: nichts wurde gefunden</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>there is nothing to film between its start and its end</source>
        <translation>zwischen Anfang und Ende gibt es nichts zu filmen</translation>
    </message>
    <message>
        <source>they are counted: %1</source>
        <translation>sie sind gezählt: %1</translation>
    </message>
    <message>
        <source>they are left out of the fit</source>
        <translation>sie sind von der Anpassung ausgelassen</translation>
    </message>
    <message>
        <source>they are zero throughout</source>
        <translation>sie sind durchweg null</translation>
    </message>
    <message>
        <source>They have no event in common to align them at.</source>
        <translation>Sie haben kein gemeinsames Ereignis, an dem sie auszurichten wären.</translation>
    </message>
    <message>
        <source>They hold</source>
        <translation>Sie enthalten</translation>
    </message>
    <message>
        <source>they span %1</source>
        <translation>sie spannen %1</translation>
    </message>
    <message>
        <source>They stand in the time line: drag them, add and name them by its menu</source>
        <translation>Sie stehen in der Zeitleiste: dort ziehen, über ihr Menü hinzufügen und benennen</translation>
    </message>
    <message>
        <source>they stay at ease</source>
        <translation>sie bleiben entspannt</translation>
    </message>
    <message>
        <source>Thickness</source>
        <translation>Dicke</translation>
    </message>
    <message>
        <source>Thigh</source>
        <translation>Oberschenkel</translation>
    </message>
    <message>
        <source>thighs</source>
        <translation>Oberschenkel</translation>
    </message>
    <message>
        <source>thing lies</source>
        <translation>Gegenstand liegt</translation>
    </message>
    <message>
        <source>thing stands</source>
        <translation>Gegenstand steht</translation>
    </message>
    <message>
        <source>Third derivative of the coordinates, squared: less of it moves smoothly</source>
        <translation>Dritte Ableitung der Koordinaten, quadriert: weniger davon bewegt glatt</translation>
    </message>
    <message>
        <source>This case has no posture; the table tells why</source>
        <translation>Dieser Fall hat keine Haltung; die Tabelle sagt, weshalb</translation>
    </message>
    <message>
        <source>This field does not vary</source>
        <translation>Diese Größe ändert sich nicht</translation>
    </message>
    <message>
        <source>This place should be reached</source>
        <translation>Diese Stelle soll erreicht werden</translation>
    </message>
    <message>
        <source>this program has no solver</source>
        <translation>dieses Programm hat kein Lösungsverfahren</translation>
    </message>
    <message>
        <source>This window system shows no 3D view.</source>
        <translation>Dieses Fenstersystem zeigt keine räumliche Ansicht.</translation>
    </message>
    <message>
        <source>Those of an .osim file on the person, placed by the names of its bodies; unchecked, the shipped ones</source>
        <translation>Die einer .osim-Datei an der Person, platziert nach den Namen ihrer Körper; ohne Haken die mitgelieferten</translation>
    </message>
    <message>
        <source>those that are there are read</source>
        <translation>die vorhandenen werden gelesen</translation>
    </message>
    <message>
        <source>those that are there were read</source>
        <translation>die vorhandenen wurden gelesen</translation>
    </message>
    <message>
        <source>Throw away the changes to “%1”?</source>
        <translation>Änderungen an „%1“ verwerfen?</translation>
    </message>
    <message>
        <source>thrust</source>
        <translation>Schub</translation>
    </message>
    <message>
        <source>Thruster pack at a rail</source>
        <translation>Düsenrucksack an einem Handlauf</translation>
    </message>
    <message>
        <source>Thumb</source>
        <translation>Daumen</translation>
    </message>
    <message>
        <source>Thumb tip</source>
        <translation>Daumenspitze</translation>
    </message>
    <message>
        <source>tibialis anterior</source>
        <translation>Tibialis anterior</translation>
    </message>
    <message>
        <source>tibialis posterior</source>
        <translation>Tibialis posterior</translation>
    </message>
    <message>
        <source>Tilt</source>
        <translation>Neigung</translation>
    </message>
    <message>
        <source>Tilt of a lifted leg where it points backward</source>
        <translation>Neigung eines gehobenen Beins, wo es nach hinten zeigt</translation>
    </message>
    <message>
        <source>Tilt of a lifted leg where it points forward</source>
        <translation>Neigung eines gehobenen Beins, wo es nach vorn zeigt</translation>
    </message>
    <message>
        <source>Tilt of a lifted leg where it points to its side</source>
        <translation>Neigung eines gehobenen Beins, wo es zur Seite zeigt</translation>
    </message>
    <message>
        <source>Tilt of gravity</source>
        <translation>Neigung der Schwerkraft</translation>
    </message>
    <message>
        <source>Tilt of the arms, where they go along</source>
        <translation>Neigung der Arme, wo sie mitgehen</translation>
    </message>
    <message>
        <source> time</source>
        <translation> Zeit</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Time %1 s
Energy %2 J, of it in motion %3 J
Controller correction %4 %
Let go %5 · gripped %6 · impacts %7</source>
        <translation>Zeit %1 s
Energie %2 J, davon Bewegung %3 J
Korrektur des Reglers %4 %
Losgelassen %5 · gegriffen %6 · Stöße %7</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>Zeit (s)</translation>
    </message>
    <message>
        <source>time (s)</source>
        <translation>Zeit (s)</translation>
    </message>
    <message>
        <source>time (s) until the first joint tires: of a posture that is held, of a motion that is repeated</source>
        <translation>Zeit (s), bis das erste Gelenk ermüdet: einer gehaltenen Haltung, einer wiederholten Bewegung</translation>
    </message>
    <message>
        <source>Time above 30 % of strength</source>
        <translation>Zeit über 30 % der Kraft</translation>
    </message>
    <message>
        <source>Time above 50 % of strength</source>
        <translation>Zeit über 50 % der Kraft</translation>
    </message>
    <message>
        <source>Time above 80 % of strength</source>
        <translation>Zeit über 80 % der Kraft</translation>
    </message>
    <message>
        <source>Time and torques</source>
        <translation>Zeit und Drehmomente</translation>
    </message>
    <message>
        <source>Time between push and catch</source>
        <translation>Zeit zwischen Abstoßen und Fangen</translation>
    </message>
    <message>
        <source>Time in which the trunk speeds up and slows down</source>
        <translation>Zeit, in der der Rumpf beschleunigt und bremst</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>Zeitüberschreitung</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>times are not evenly spaced</source>
        <translation>die Zeiten sind nicht gleich verteilt</translation>
    </message>
    <message>
        <source>times of contacts</source>
        <translation>Zeiten der Kontakte</translation>
    </message>
    <message>
        <source>tipping</source>
        <translation>Kippen</translation>
    </message>
    <message>
        <source>Tip of the elbow</source>
        <translation>Ellbogenspitze</translation>
    </message>
    <message>
        <source>Tip of the toes</source>
        <translation>Zehenspitze</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>To hand on, as PDF or HTML: question, answer, charts, table, assumptions</source>
        <translation>Zum Weitergeben, als PDF oder HTML: Frage, Antwort, Diagramme, Tabelle, Annahmen</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Zum Ende (Ende)</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>nach links</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>nach rechts</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Zum Anfang (Pos1)</translation>
    </message>
    <message>
        <source>To what was recorded of the result that is shown</source>
        <translation>An das, was vom gezeigten Ergebnis aufgenommen wurde</translation>
    </message>
    <message>
        <source>Toe base</source>
        <translation>Zehenansatz</translation>
    </message>
    <message>
        <source>Toe flexion</source>
        <translation>Zehenbeugung</translation>
    </message>
    <message>
        <source>Toe tip</source>
        <translation>Zehenspitze</translation>
    </message>
    <message>
        <source>Toes</source>
        <translation>Zehen</translation>
    </message>
    <message>
        <source>Told</source>
        <translation>Angegeben</translation>
    </message>
    <message>
        <source>told by the file</source>
        <translation>von der Datei genannt</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>too far: the elbow has no place</source>
        <translation>zu weit: der Ellbogen hat keinen Ort</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Tool at</source>
        <translation>Werkzeug bei</translation>
    </message>
    <message>
        <source>tool handle</source>
        <translation>Werkzeuggriff</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Top face</source>
        <translation>Obere Fläche</translation>
    </message>
    <message>
        <source>top of the head</source>
        <translation>Scheitel</translation>
    </message>
    <message>
        <source>torch</source>
        <translation>Brenner</translation>
    </message>
    <message>
        <source>
Torque </source>
        <translation>
Drehmoment </translation>
    </message>
    <message>
        <source>Torque</source>
        <translation>Drehmoment</translation>
    </message>
    <message>
        <source>Torque</source>
        <comment>short</comment>
        <translation>Moment</translation>
    </message>
    <message>
        <source>torque</source>
        <translation>Drehmoment</translation>
    </message>
    <message>
        <source>Torque limits</source>
        <translation>Drehmomentgrenzen</translation>
    </message>
    <message>
        <source>torque limits</source>
        <translation>Drehmomentgrenzen</translation>
    </message>
    <message>
        <source>Torque of the suit over the joint's angle</source>
        <translation>Drehmoment des Anzugs über dem Gelenkwinkel</translation>
    </message>
    <message>
        <source>Torque plot</source>
        <translation>Drehmomentkurven</translation>
    </message>
    <message>
        <source>torque plot</source>
        <translation>die Drehmomentkurven</translation>
    </message>
    <message>
        <source>Torque rate</source>
        <translation>Drehmomentänderung</translation>
    </message>
    <message>
        <source>Torque that muscles lack</source>
        <translation>Drehmoment, das den Muskeln fehlt</translation>
    </message>
    <message>
        <source>Torque, part of its limit</source>
        <translation>Drehmoment, Teil der Grenze</translation>
    </message>
    <message>
        <source>Torques</source>
        <translation>Drehmomente</translation>
    </message>
    <message>
        <source>Torques appear here when a posture is solved, or the human fitted to a recording</source>
        <translation>Hier erscheinen Drehmomente, wenn eine Haltung gelöst oder der Mensch an eine Aufnahme angepasst ist</translation>
    </message>
    <message>
        <source>Torques are not known yet</source>
        <translation>Drehmomente sind noch nicht bekannt</translation>
    </message>
    <message>
        <source>torques are of its motion below 6 Hz</source>
        <translation>Drehmomente gelten für seine Bewegung unter 6 Hz</translation>
    </message>
    <message>
        <source>Torques of the predicted motion and a small correction</source>
        <translation>Drehmomente der vorhergesagten Bewegung und eine kleine Korrektur</translation>
    </message>
    <message>
        <source>Torques that a suit adds to joints by their angle, and its masses. It is drawn as a pressurised suit, unless other clothes are chosen under View, Clothes</source>
        <translation>Drehmomente, die ein Anzug Gelenken je nach ihrem Winkel hinzufügt, und seine Massen. Er wird als Druckanzug gezeichnet, wenn unter Ansicht, Kleidung nichts anderes gewählt ist</translation>
    </message>
    <message>
        <source>torso</source>
        <translation>Rumpf</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Total force on the body now</source>
        <translation>Gesamte Kraft auf den Körper jetzt</translation>
    </message>
    <message>
        <source>Tranquility, 6.7 m outside</source>
        <translation>Tranquility, 6.7 m außen</translation>
    </message>
    <message>
        <source>Transferred</source>
        <translation>Übertragen</translation>
    </message>
    <message>
        <source>trapezius, lower</source>
        <translation>Trapezius, unten</translation>
    </message>
    <message>
        <source>trapezius, middle</source>
        <translation>Trapezius, Mitte</translation>
    </message>
    <message>
        <source>trapezius, to the collar bone</source>
        <translation>Trapezius, zum Schlüsselbein</translation>
    </message>
    <message>
        <source>trapezius, upper</source>
        <translation>Trapezius, oben</translation>
    </message>
    <message>
        <source>Traverse a &amp;ladder</source>
        <translation>Eine &amp;Leiter entlanggehen</translation>
    </message>
    <message>
        <source>Traverse a ladder</source>
        <translation>Eine Leiter entlanggehen</translation>
    </message>
    <message>
        <source>Traversed %1 in %2 s</source>
        <translation>Zurückgelegt: %1 in %2 s</translation>
    </message>
    <message>
        <source>Traversed %1 in in %2 s</source>
        <translation>Zurückgelegt: %1 in in %2 s</translation>
    </message>
    <message>
        <source>tree of segments, by hierarchy from the shoulder</source>
        <translation>Baum der Segmente, nach der Hierarchie ab der Schulter</translation>
    </message>
    <message>
        <source>Trials of the sources (001, 002, 004)</source>
        <translation>Versuche der Quellen (001, 002, 004)</translation>
    </message>
    <message>
        <source>triceps, inner head</source>
        <translation>Trizeps, innerer Kopf</translation>
    </message>
    <message>
        <source>triceps, long head</source>
        <translation>Trizeps, langer Kopf</translation>
    </message>
    <message>
        <source>triceps, outer head</source>
        <translation>Trizeps, äußerer Kopf</translation>
    </message>
    <message>
        <source>Trim</source>
        <translation>Austarierung</translation>
    </message>
    <message>
        <source>Trim in water</source>
        <translation>Austarierung im Wasser</translation>
    </message>
    <message>
        <source>trimmed to float as a whole</source>
        <translation>als Ganzes schwebend austariert</translation>
    </message>
    <message>
        <source>true %1%2</source>
        <translation>wirklich %1%2</translation>
    </message>
    <message>
        <source>trunk</source>
        <translation>Rumpf</translation>
    </message>
    <message>
        <source>trunk extensors</source>
        <translation>Rumpfstrecker</translation>
    </message>
    <message>
        <source>trunk flexors</source>
        <translation>Rumpfbeuger</translation>
    </message>
    <message>
        <source>trunk side benders</source>
        <translation>Rumpfseitbeuger</translation>
    </message>
    <message>
        <source>Trunk, arms</source>
        <translation>Rumpf, Arme</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Trying cycles</source>
        <translation>Zyklen werden versucht</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1 drehen</translation>
    </message>
    <message>
        <source>Turn a joint by 1° (Shift: 0.1°)</source>
        <translation>Gelenk um 1° drehen (Umschalt: 0.1°)</translation>
    </message>
    <message>
        <source>Turn about %1: type an angle, then Enter</source>
        <translation>Um %1 drehen: Winkel eingeben, dann Eingabetaste</translation>
    </message>
    <message>
        <source>turn about up</source>
        <translation>Drehung um oben</translation>
    </message>
    <message>
        <source>Turn by friction</source>
        <translation>Drehen durch Reibung</translation>
    </message>
    <message>
        <source>Turn in flight</source>
        <translation>Drehung im Flug</translation>
    </message>
    <message>
        <source>turn its axis, or move it where the limb can face it</source>
        <translation>seine Achse drehen, oder dorthin bewegen, wo der Körperteil ihm zugewandt sein kann</translation>
    </message>
    <message>
        <source>turn its sign</source>
        <translation>das Vorzeichen umdrehen</translation>
    </message>
    <message>
        <source>Turn left without holds</source>
        <translation>Ohne Halte nach links drehen</translation>
    </message>
    <message>
        <source>Turn left, six joints</source>
        <translation>Nach links drehen, sechs Gelenke</translation>
    </message>
    <message>
        <source>Turn of the trunk since the last reset, about its own axes then. Beyond half a turn it counts on about the axis of most turning; the rest is tilt</source>
        <translation>Drehung des Rumpfes seit dem letzten Zurücksetzen, um seine damaligen Achsen. Über eine halbe Drehung hinaus zählt sie um die Achse der größten Drehung weiter; der Rest ist Neigung</translation>
    </message>
    <message>
        <source>turn the body, or move what is looked at</source>
        <translation>den Körper drehen, oder bewegen, worauf er blickt</translation>
    </message>
    <message>
        <source>Turn the floating body by moving the legs</source>
        <translation>Den schwebenden Körper durch Bewegen der Beine drehen</translation>
    </message>
    <message>
        <source>turn the hand or set the elbow elsewhere</source>
        <translation>die Hand drehen oder den Ellbogen anders setzen</translation>
    </message>
    <message>
        <source>Turn without holds</source>
        <translation>Ohne Halte drehen</translation>
    </message>
    <message>
        <source>Turned about its x, then its new y, then its new z axis</source>
        <translation>Gedreht um die eigene x-, dann die neue y-, dann die neue z-Achse</translation>
    </message>
    <message>
        <source>Turned by</source>
        <translation>Gedreht um</translation>
    </message>
    <message>
        <source>Turned by %1</source>
        <translation>Gedreht um %1</translation>
    </message>
    <message>
        <source>Turned by %1 degrees in %2 s</source>
        <translation>In %2 s um %1 Grad gedreht</translation>
    </message>
    <message>
        <source>Turned by %1 degrees in %2 s by %3</source>
        <translation>In %2 s um %1 Grad gedreht durch %3</translation>
    </message>
    <message>
        <source>Turned on arrival</source>
        <translation>Gedreht bei Ankunft</translation>
    </message>
    <message>
        <source>turned so</source>
        <translation>so gedreht</translation>
    </message>
    <message>
        <source>Turned so far</source>
        <translation>Bisher gedreht</translation>
    </message>
    <message>
        <source>Turning the body</source>
        <translation>Der Körper wird gedreht</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>Doppelt</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>Verdrehung</translation>
    </message>
    <message>
        <source>Twist left to it (deg)</source>
        <translation>Verdrehung, die ihm bleibt (Grad)</translation>
    </message>
    <message>
        <source>Twist left to the wrist</source>
        <translation>Verdrehung, die dem Handgelenk bleibt</translation>
    </message>
    <message>
        <source>twisted</source>
        <translation>verdreht</translation>
    </message>
    <message>
        <source>twisted or bent aside</source>
        <translation>verdreht oder seitlich gebeugt</translation>
    </message>
    <message>
        <source>Twisting</source>
        <translation>Verdrehen</translation>
    </message>
    <message>
        <source>twists the wrist with</source>
        <translation>verdreht das Handgelenk mit</translation>
    </message>
    <message>
        <source>twists with</source>
        <translation>dreht mit</translation>
    </message>
    <message>
        <source>Behind a pump</source>
        <translation>Hinter einer Pumpe</translation>
    </message>
    <message>
        <source>The right hand reaches a drain behind the motor of a pump; arm and trunk go round its mesh.</source>
        <translation>Die rechte Hand erreicht einen Ablass hinter dem Motor einer Pumpe; Arm und Rumpf gehen um ihr Netz herum.</translation>
    </message>
    <message>
        <source>Torque limit, +</source>
        <translation>Drehmomentgrenze, +</translation>
    </message>
    <message>
        <source>Torque limit, −</source>
        <translation>Drehmomentgrenze, −</translation>
    </message>
    <message>
        <source>Two steps of walking</source>
        <translation>Zwei Schritte gehen</translation>
    </message>
    <message>
        <source>Two weights of 5 kg are lifted from the knees to the shoulders in 10 s, smoothly and with little squared torque of all joints (001, section 6).</source>
        <translation>Zwei Gewichte von 5 kg werden in 10 s von den Knien zu den Schultern gehoben, ruckarm und mit kleinem quadrierten Drehmoment aller Gelenke (001, Abschnitt 6).</translation>
    </message>
    <message>
        <source>Type a command</source>
        <translation>Befehl eingeben</translation>
    </message>
    <message>
        <source>type a greater number</source>
        <translation>eine größere Zahl eingeben</translation>
    </message>
    <message>
        <source>type a later end</source>
        <translation>ein späteres Ende eingeben</translation>
    </message>
    <message>
        <source>type a lower one</source>
        <translation>eine kleinere eingeben</translation>
    </message>
    <message>
        <source>type a name</source>
        <translation>einen Namen eingeben</translation>
    </message>
    <message>
        <source>type a number</source>
        <translation>eine Zahl eingeben</translation>
    </message>
    <message>
        <source>Type a part of its name, or choose from the groups</source>
        <translation>Teil des Namens eingeben oder aus den Gruppen wählen</translation>
    </message>
    <message>
        <source>type a positive number</source>
        <translation>eine positive Zahl eingeben</translation>
    </message>
    <message>
        <source>type a smaller number</source>
        <translation>eine kleinere Zahl eingeben</translation>
    </message>
    <message>
        <source>Type an angle</source>
        <translation>Winkel eingeben</translation>
    </message>
    <message>
        <source>type another</source>
        <translation>anderes eingeben</translation>
    </message>
    <message>
        <source>type another number</source>
        <translation>andere Zahl eingeben</translation>
    </message>
    <message>
        <source>type degrees</source>
        <translation>Grad eingeben</translation>
    </message>
    <message>
        <source>type how many frames there are a second</source>
        <translation>eingeben, wie viele Bilder es je Sekunde sind</translation>
    </message>
    <message>
        <source>type metres per square second</source>
        <translation>Meter je Sekunde zum Quadrat eingeben</translation>
    </message>
    <message>
        <source>type one</source>
        <translation>einen eingeben</translation>
    </message>
    <message>
        <source>Type the exact number</source>
        <translation>Genaue Zahl eingeben</translation>
    </message>
    <message>
        <source>type zero or more</source>
        <translation>null oder mehr eingeben</translation>
    </message>
    <message>
        <source>ulnar deviation: the fingers of a hanging arm move back</source>
        <translation>Ulnarabweichung: die Finger des hängenden Arms gehen nach hinten</translation>
    </message>
    <message>
        <source>Unacceptable</source>
        <translation>Unzumutbar</translation>
    </message>
    <message>
        <source>Under a name, for every task</source>
        <translation>Unter einem Namen, für jede Aufgabe</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Unit is</source>
        <translation>Einheit ist</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Unity, 5.5 m outside (verify)</source>
        <translation>Unity, 5.5 m außen (prüfen)</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Unnamed task</source>
        <translation>Aufgabe ohne Namen</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Nicht gespeicherte Arbeit</translation>
    </message>
    <message>
        <source>Unsaved work was brought back</source>
        <translation>Nicht gespeicherte Arbeit wurde zurückgeholt</translation>
    </message>
    <message>
        <source>Until this time; the same for a moment (s)</source>
        <translation>Bis zu dieser Zeit; dieselbe für einen Augenblick (s)</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>ohne Namen</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>up</source>
        <translation>nach oben</translation>
    </message>
    <message>
        <source>Up (+y)</source>
        <translation>Aufwärts (+y)</translation>
    </message>
    <message>
        <source>Up a step</source>
        <translation>Eine Stufe hinauf</translation>
    </message>
    <message>
        <source>up and forward are the same axis</source>
        <translation>oben und vorn sind dieselbe Achse</translation>
    </message>
    <message>
        <source>Up axis</source>
        <translation>Achse nach oben</translation>
    </message>
    <message>
        <source>Up is</source>
        <translation>Oben ist</translation>
    </message>
    <message>
        <source>up to %1 % of strength, %2 whole repeats</source>
        <translation>bis %1 % der Kraft, %2 ganze Wiederholungen</translation>
    </message>
    <message>
        <source>up to %1 off the body in %2</source>
        <translation>bis zu %1 vom Körper entfernt in %2</translation>
    </message>
    <message>
        <source>up to %1 off the body in %2 frame</source>
        <translation>bis zu %1 vom Körper entfernt in %2 Bild</translation>
    </message>
    <message>
        <source>up to %1 off the body in %2 frames</source>
        <translation>bis zu %1 vom Körper entfernt in %2 Bildern</translation>
    </message>
    <message>
        <source>update the graphics driver</source>
        <translation>den Grafiktreiber aktualisieren</translation>
    </message>
    <message>
        <source>update the graphics driver or install Mesa</source>
        <translation>den Grafiktreiber aktualisieren oder Mesa installieren</translation>
    </message>
    <message>
        <source>Upper arm</source>
        <translation>Oberarm</translation>
    </message>
    <message>
        <source>upper arm</source>
        <translation>Oberarm</translation>
    </message>
    <message>
        <source>Upper joint limit</source>
        <translation>Obere Gelenkgrenze</translation>
    </message>
    <message>
        <source>upper post</source>
        <translation>oberer Pfosten</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Aufrecht</translation>
    </message>
    <message>
        <source>Upright and gaze</source>
        <translation>Aufrecht mit Blick</translation>
    </message>
    <message>
        <source>upright from the beginning</source>
        <translation>von Anfang an aufrecht</translation>
    </message>
    <message>
        <source>upright in the cabin</source>
        <translation>aufrecht in der Kabine</translation>
    </message>
    <message>
        <source>Upright on both feet, knees not locked</source>
        <translation>Aufrecht auf beiden Füßen, Knie nicht durchgedrückt</translation>
    </message>
    <message>
        <source>upright rail</source>
        <translation>senkrechter Lauf</translation>
    </message>
    <message>
        <source>upward force that holds the weight (F_1)</source>
        <translation>Kraft nach oben, die das Gewicht hält (F_1)</translation>
    </message>
    <message>
        <source>upwards</source>
        <translation>nach oben</translation>
    </message>
    <message>
        <source>US customary (in, lbf, lb)</source>
        <translation>US-üblich (in, lbf, lb)</translation>
    </message>
    <message>
        <source>use %1</source>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>use %1 to %2</source>
        <translation>%1 bis %2 verwenden</translation>
    </message>
    <message>
        <source>use 0.01 degrees or more</source>
        <translation>0.01 Grad oder mehr verwenden</translation>
    </message>
    <message>
        <source>use 12 or more</source>
        <translation>12 oder mehr verwenden</translation>
    </message>
    <message>
        <source>use 180 degrees or less about an axis that is not left, up or forward</source>
        <translation>180 Grad oder weniger um eine Achse verwenden, die nicht links, oben oder vorn ist</translation>
    </message>
    <message>
        <source>use 20 or more</source>
        <translation>20 oder mehr verwenden</translation>
    </message>
    <message>
        <source>use 3 or more</source>
        <translation>3 oder mehr verwenden</translation>
    </message>
    <message>
        <source>use 5, or 3 for the source's curves</source>
        <translation>5 verwenden, oder 3 für die Kurven der Quelle</translation>
    </message>
    <message>
        <source>use 720 degrees or less</source>
        <translation>720 Grad oder weniger verwenden</translation>
    </message>
    <message>
        <source>use a number above 0, at most 1</source>
        <translation>eine Zahl über 0 und höchstens 1 verwenden</translation>
    </message>
    <message>
        <source>use and force, arm</source>
        <translation>Gebrauch und Kraft, Arm</translation>
    </message>
    <message>
        <source>use and force, body</source>
        <translation>Gebrauch und Kraft, Körper</translation>
    </message>
    <message>
        <source>Use as start posture</source>
        <translation>Als Anfangshaltung nehmen</translation>
    </message>
    <message>
        <source>use female or male</source>
        <translation>female oder male verwenden</translation>
    </message>
    <message>
        <source>use free, planar or fixed</source>
        <translation>free, planar oder fixed verwenden</translation>
    </message>
    <message>
        <source>use left, up, forward or three numbers that are not all zero</source>
        <translation>left, up, forward oder drei Zahlen verwenden, die nicht alle null sind</translation>
    </message>
    <message>
        <source>Use posture as &amp;start</source>
        <translation>Als Anfan&amp;gshaltung nehmen</translation>
    </message>
    <message>
        <source>Use posture as start</source>
        <translation>Als Anfangshaltung nehmen</translation>
    </message>
    <message>
        <source>use radians a second, such as 4</source>
        <translation>Radiant je Sekunde verwenden, etwa 4</translation>
    </message>
    <message>
        <source>use seconds, such as 5</source>
        <translation>Sekunden verwenden, etwa 5</translation>
    </message>
    <message>
        <source>use the file that is shipped</source>
        <translation>die mitgelieferte Datei verwenden</translation>
    </message>
    <message>
        <source>Use the manoeuvre that works</source>
        <translation>Das machbare Manöver nehmen</translation>
    </message>
    <message>
        <source>use the method kinematic</source>
        <translation>das Verfahren kinematic verwenden</translation>
    </message>
    <message>
        <source>use the method kinematic or joint space</source>
        <translation>das Verfahren kinematic oder joint space verwenden</translation>
    </message>
    <message>
        <source>use the set that was made for this model</source>
        <translation>den Satz verwenden, der für dieses Modell gemacht ist</translation>
    </message>
    <message>
        <source>use the shipped human55</source>
        <translation>das mitgelieferte human55 verwenden</translation>
    </message>
    <message>
        <source>use three numbers that are not all zero</source>
        <translation>drei Zahlen verwenden, die nicht alle null sind</translation>
    </message>
    <message>
        <source>use up or left</source>
        <translation>up oder left verwenden</translation>
    </message>
    <message>
        <source>Use what works</source>
        <translation>Machbares nehmen</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Values of the posture</source>
        <translation>Werte der Haltung</translation>
    </message>
    <message>
        <source>Varied</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>varies twice</source>
        <translation>ändert sich zweimal</translation>
    </message>
    <message>
        <source>Vary in a study…</source>
        <translation>In einer Studie verändern…</translation>
    </message>
    <message>
        <source>vasti</source>
        <translation>Vasti</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>velocity between the bodies of J1</source>
        <translation>Geschwindigkeit zwischen den Körpern von J1</translation>
    </message>
    <message>
        <source>velocity between the bodies of J2</source>
        <translation>Geschwindigkeit zwischen den Körpern von J2</translation>
    </message>
    <message>
        <source>velocity diff. (m/s)</source>
        <translation>Geschw.-Diff. (m/s)</translation>
    </message>
    <message>
        <source>Velocity of points</source>
        <translation>Geschwindigkeit von Punkten</translation>
    </message>
    <message>
        <source>velocity of the centre of mass at the start</source>
        <translation>Geschwindigkeit des Massenmittelpunkts am Anfang</translation>
    </message>
    <message>
        <source>Velocity, acceleration and place of any point of the person appear here when a motion is found, or the human fitted to a recording</source>
        <translation>Hier erscheinen Geschwindigkeit, Beschleunigung und Ort jedes Punkts der Person, wenn eine Bewegung gefunden oder der Mensch an eine Aufnahme angepasst ist</translation>
    </message>
    <message>
        <source>Velocity</source>
        <comment>short</comment>
        <translation>Geschw.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>vertical force</source>
        <translation>senkrechte Kraft</translation>
    </message>
    <message>
        <source>vertical travel</source>
        <translation>senkrechter Weg</translation>
    </message>
    <message>
        <source>very high risk, action needed now</source>
        <translation>sehr hohes Risiko, Maßnahme jetzt nötig</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>View alone</source>
        <translation>Nur Ansicht</translation>
    </message>
    <message>
        <source>View of the person and the scene</source>
        <translation>Ansicht der Person und der Szene</translation>
    </message>
    <message>
        <source>Virtual people</source>
        <translation>Virtuelle Personen</translation>
    </message>
    <message>
        <source>Visual acuity</source>
        <translation>Sehschärfe</translation>
    </message>
    <message>
        <source>Visual displacement</source>
        <translation>Blickabweichung</translation>
    </message>
    <message>
        <source>voltage</source>
        <translation>Spannung</translation>
    </message>
    <message>
        <source>W1 2^k, translation errors</source>
        <translation>W1 2^k, Fehler der Verschiebung</translation>
    </message>
    <message>
        <source>W1 5^k, turning errors</source>
        <translation>W1 5^k, Fehler der Drehung</translation>
    </message>
    <message>
        <source>W3 5^k, translation errors</source>
        <translation>W3 5^k, Fehler der Verschiebung</translation>
    </message>
    <message>
        <source>Waist</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>wait for it or cancel it</source>
        <translation>warten oder abbrechen</translation>
    </message>
    <message>
        <source>wait until they are there, or solve the posture</source>
        <translation>warten, bis sie da sind, oder die Haltung lösen</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>walking</source>
        <translation>geht</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <source>Wall, feet</source>
        <translation>Wand, Füße</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Gesucht</translation>
    </message>
    <message>
        <source>wanted for %1 s</source>
        <translation>gewünscht für %1 s</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Water of %1 kg/m³, %2; drag coefficient %3, the mass of water that moves along is left out</source>
        <translation>Wasser mit %1 kg/m³, %2; Widerstandsbeiwert %3, die Masse des mitbewegten Wassers ist nicht gezählt</translation>
    </message>
    <message>
        <source>Water that moves along with the limbs (added mass) is left out</source>
        <translation>Wasser, das mit den Gliedern mitgeht (hydrodynamische Masse), ist nicht gezählt</translation>
    </message>
    <message>
        <source>way of holding by number, as in the table of presets (4.2); 0: fingers straight</source>
        <translation>Art des Haltens nach Nummer, wie in der Tabelle der Vorgaben (4.2); 0: Finger gestreckt</translation>
    </message>
    <message>
        <source>Way of the centre of mass in free flight</source>
        <translation>Weg des Schwerpunkts im freien Flug</translation>
    </message>
    <message>
        <source>Weigh again</source>
        <translation>Neu wiegen</translation>
    </message>
    <message>
        <source>Weigh places</source>
        <translation>Stellen abwägen</translation>
    </message>
    <message>
        <source>Weighed again: %1. Before: %2</source>
        <translation>Neu gewogen: %1. Vorher: %2</translation>
    </message>
    <message>
        <source>Weighing places: %1</source>
        <translation>Stellen werden abgewogen: %1</translation>
    </message>
    <message>
        <source>Weighs %1, with the body's %2 together %3</source>
        <translation>Wiegt %1, mit den %2 des Körpers zusammen %3</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>weight and loads along the spine</source>
        <translation>Gewicht und Lasten entlang der Wirbelsäule</translation>
    </message>
    <message>
        <source>Weight lifting in 10 seconds</source>
        <translation>Gewichtheben in 10 Sekunden</translation>
    </message>
    <message>
        <source>Weight of %1</source>
        <translation>Gewicht von %1</translation>
    </message>
    <message>
        <source>Weight of %1 in motion</source>
        <translation>Gewicht von %1 in der Bewegung</translation>
    </message>
    <message>
        <source>Weight of the chosen markers</source>
        <translation>Gewicht der gewählten Marker</translation>
    </message>
    <message>
        <source>Weight that is held or worn</source>
        <translation>Gewicht, das gehalten oder getragen wird</translation>
    </message>
    <message>
        <source>Weighted means over the motion</source>
        <translation>Gewichtete Mittel über die Bewegung</translation>
    </message>
    <message>
        <source>Weighted sum</source>
        <translation>Gewichtete Summe</translation>
    </message>
    <message>
        <source>Weighted sum</source>
        <comment>short</comment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Weighted torque</source>
        <translation>Gewichtetes Drehmoment</translation>
    </message>
    <message>
        <source>Weighted torque sum</source>
        <translation>Gewichtete Summe der Drehmomente</translation>
    </message>
    <message>
        <source>Weighted work</source>
        <translation>Gewichtete Arbeit</translation>
    </message>
    <message>
        <source>Weighted work before</source>
        <translation>Gewichtete Arbeit zuvor</translation>
    </message>
    <message>
        <source>Weighted work of the joints over the time it takes</source>
        <translation>Gewichtete Arbeit der Gelenke über die Zeit, die sie dauert</translation>
    </message>
    <message>
        <source>Weightless</source>
        <translation>Schwerelos</translation>
    </message>
    <message>
        <source>Weightless at a handrail with a rescue pack on the back, four of its jets pushing forward: the thrust turns with the body. Simulate (F7), then let go of the rail to fly.</source>
        <translation>Schwerelos an einem Handlauf mit einem Rettungsrucksack auf dem Rücken, vier seiner Düsen schieben nach vorn: der Schub dreht mit dem Körper. Simulieren (F7), dann den Handlauf loslassen, um zu fliegen.</translation>
    </message>
    <message>
        <source>weightless posing</source>
        <translation>schwerelose Haltungen</translation>
    </message>
    <message>
        <source>Weightless work in a foot restraint</source>
        <translation>Schwerelose Arbeit im Fußhalt</translation>
    </message>
    <message>
        <source>Weights of accelerations</source>
        <translation>Gewichte der Beschleunigungen</translation>
    </message>
    <message>
        <source>Weights of poses</source>
        <translation>Gewichte der Lagen</translation>
    </message>
    <message>
        <source>Weights of poses (noise)</source>
        <translation>Gewichte der Lagen (Rauschen)</translation>
    </message>
    <message>
        <source>Weights of rates (noise)</source>
        <translation>Gewichte der Raten (Rauschen)</translation>
    </message>
    <message>
        <source>Weights of velocities</source>
        <translation>Gewichte der Geschwindigkeiten</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>What a low-pass takes out of the markers (root mean square), over its cut-off. Dashed: the line of noise alone. Where the curve has the noise's amount, as much motion is lost as noise stays (Winter's residual analysis). Click to choose a cut-off</source>
        <translation>Was ein Tiefpass den Markern nimmt (quadratisches Mittel), über seiner Grenzfrequenz. Gestrichelt: die Linie des Rauschens allein. Wo die Kurve den Betrag des Rauschens hat, geht ebenso viel Bewegung verloren, wie Rauschen bleibt (Residuenanalyse nach Winter). Klick wählt eine Grenzfrequenz</translation>
    </message>
    <message>
        <source>What can be done; on a slider: reset</source>
        <translation>Was möglich ist; auf einem Regler: zurücksetzen</translation>
    </message>
    <message>
        <source>What drags on the view do; the wheel zooms in all of them</source>
        <translation>Was Ziehen in der Ansicht tut; das Rad zoomt immer</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Wozu</translation>
    </message>
    <message>
        <source>What happens when Predict or Plan has found a motion</source>
        <translation>Was geschieht, wenn Vorhersagen oder Planen eine Bewegung gefunden hat</translation>
    </message>
    <message>
        <source>What hardware is made to bear; each tells where it is from</source>
        <translation>Was Geräte tragen sollen; jede sagt, woher sie stammt</translation>
    </message>
    <message>
        <source>What is asked, in a sentence: on the start page and the report</source>
        <translation>Was verlangt ist, in einem Satz: auf der Startseite und im Bericht</translation>
    </message>
    <message>
        <source>What is changed here is changed in all of them. Where they differ, “%1” is shown.</source>
        <translation>Änderungen gelten hier für alle. Wo sie sich unterscheiden, steht „%1“.</translation>
    </message>
    <message>
        <source>What is done is kept; Run goes on</source>
        <translation>Was fertig ist, bleibt; Ausführen macht weiter</translation>
    </message>
    <message>
        <source>What is drawn</source>
        <translation>Was gezeichnet ist</translation>
    </message>
    <message>
        <source>What is plotted</source>
        <translation>Was gezeichnet wird</translation>
    </message>
    <message>
        <source>what is shown</source>
        <translation>was zu sehen ist</translation>
    </message>
    <message>
        <source>what its forces do not explain is left at the base</source>
        <translation>was seine Kräfte nicht erklären, bleibt an der Basis</translation>
    </message>
    <message>
        <source>What lies before is left out (I)</source>
        <translation>Was davor liegt, wird ausgelassen (I)</translation>
    </message>
    <message>
        <source>What lies before is not asked for</source>
        <translation>Was davor liegt, wird nicht verlangt</translation>
    </message>
    <message>
        <source>What lies behind is left out (O)</source>
        <translation>Was danach liegt, wird ausgelassen (O)</translation>
    </message>
    <message>
        <source>What lies behind is not asked for</source>
        <translation>Was danach liegt, wird nicht verlangt</translation>
    </message>
    <message>
        <source>What lies beyond the plane is taken away</source>
        <translation>Was jenseits der Ebene liegt, ist weggenommen</translation>
    </message>
    <message>
        <source>What moves the model</source>
        <translation>Was das Modell bewegt</translation>
    </message>
    <message>
        <source>What muscles can do about a joint over its angle, beside the person's torque limits</source>
        <translation>Was Muskeln an einem Gelenk über seinem Winkel können, neben den Drehmomentgrenzen der Person</translation>
    </message>
    <message>
        <source>What of the muscles is plotted</source>
        <translation>Was von den Muskeln gezeichnet wird</translation>
    </message>
    <message>
        <source>What of the points is plotted</source>
        <translation>Was von den Punkten gezeichnet wird</translation>
    </message>
    <message>
        <source>What of the recording is plotted</source>
        <translation>Was von der Aufnahme gezeichnet wird</translation>
    </message>
    <message>
        <source>What part of its strength the muscle gives</source>
        <translation>Welchen Teil seiner Kraft der Muskel gibt</translation>
    </message>
    <message>
        <source>What stands before the decimals of a number</source>
        <translation>Was vor den Dezimalen einer Zahl steht</translation>
    </message>
    <message>
        <source>What stands between the cells of a line</source>
        <translation>Was zwischen den Zellen einer Zeile steht</translation>
    </message>
    <message>
        <source>What stands in the way</source>
        <translation>Was im Weg steht</translation>
    </message>
    <message>
        <source>what ten weights leave of the momentum's rate, of which 8.37 itself shows up to 6 N m</source>
        <translation>was zehn Gewichte von der Rate des Drehimpulses übrig lassen, von der 8.37 selbst bis 6 N m zeigt</translation>
    </message>
    <message>
        <source>What the body is taken to spare</source>
        <translation>Was der Körper schonen soll</translation>
    </message>
    <message>
        <source>What the body is taken to spare: the squares of activations, or their cubes, so that it lasts longest (Crowninshield and Brand 1981)</source>
        <translation>Was der Körper schonen soll: die Quadrate der Aktivierungen oder ihre dritten Potenzen, damit er am längsten durchhält (Crowninshield und Brand 1981)</translation>
    </message>
    <message>
        <source>What the chosen columns hold; “markers x y z” takes three for each marker</source>
        <translation>Was die gewählten Spalten enthalten; „Marker x y z“ nimmt drei je Marker</translation>
    </message>
    <message>
        <source>What the curves leave unbalanced and the contact loads take over. </source>
        <translation>Was die Kurven unausgeglichen lassen und die Kontaktlasten übernehmen. </translation>
    </message>
    <message>
        <source>What the document prints beside ours, its figures made anew, and the motions behind them</source>
        <translation>Was das Dokument druckt, neben den hiesigen Zahlen, seine Bilder neu erzeugt, und die Bewegungen dahinter</translation>
    </message>
    <message>
        <source>What the file itself calls the first value's time</source>
        <translation>Wie die Datei selbst die Zeit des ersten Werts nennt</translation>
    </message>
    <message>
        <source>What the muscles do</source>
        <translation>Was die Muskeln tun</translation>
    </message>
    <message>
        <source>What the person is taken to spare, beside a bit of jerk</source>
        <translation>Woran die Person vermutlich spart, neben etwas Ruck</translation>
    </message>
    <message>
        <source>What the person sees, going along; any other view ends it</source>
        <translation>Was die Person sieht, mit ihr bewegt; jede andere Ansicht beendet es</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation>Was die Regeln sagen</translation>
    </message>
    <message>
        <source>What the site should do</source>
        <translation>Was der Körperpunkt tun soll</translation>
    </message>
    <message>
        <source>What the study says</source>
        <translation>Was die Studie sagt</translation>
    </message>
    <message>
        <source>What the suit does to the joint, over its range: the spring (solid), and with friction while the angle grows and falls (dashed). The line stands where the joint is</source>
        <translation>Was der Anzug mit dem Gelenk macht, über dessen Bereich: die Feder (durchgezogen), und mit Reibung, während der Winkel wächst und fällt (gestrichelt). Die Linie steht, wo das Gelenk ist</translation>
    </message>
    <message>
        <source>What the torques really do (F7)</source>
        <translation>Was die Drehmomente wirklich tun (F7)</translation>
    </message>
    <message>
        <source>what the weights leave on this recording; the exact solver leaves nothing</source>
        <translation>was die Gewichte bei dieser Aufnahme übrig lassen; das exakte Verfahren lässt nichts</translation>
    </message>
    <message>
        <source>what the weights of 9.3 leave of the accelerations with our markers; the exact solver leaves less</source>
        <translation>was die Gewichte von 9.3 mit unseren Markern von den Beschleunigungen übrig lassen; das exakte Verfahren lässt weniger</translation>
    </message>
    <message>
        <source>what the weights of 9.3 leave with our markers; the exact solver leaves nothing</source>
        <translation>was die Gewichte von 9.3 mit unseren Markern übrig lassen; das exakte Verfahren lässt nichts</translation>
    </message>
    <message>
        <source>what they show was not subtracted</source>
        <translation>was sie zeigen, wurde nicht abgezogen</translation>
    </message>
    <message>
        <source>What this hand of whoever does the task holds, by sex, age and percentile</source>
        <translation>Was diese Hand der Person hält, die die Aufgabe ausführt, nach Geschlecht, Alter und Perzentil</translation>
    </message>
    <message>
        <source>What varies</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>What was asked</source>
        <translation>Was verlangt war</translation>
    </message>
    <message>
        <source>What was not possible has no figures, in charts and table: a search that fails may end anywhere</source>
        <translation>Was nicht möglich war, hat in Diagrammen und Tabelle keine Zahlen: eine erfolglose Suche kann überall enden</translation>
    </message>
    <message>
        <source>What was simulated becomes the motion of the project</source>
        <translation>Das Simulierte wird zur Bewegung des Projekts</translation>
    </message>
    <message>
        <source>Whatever is worth knowing about it: in the tree's tip and the report</source>
        <translation>Was darüber wissenswert ist: im Hinweis des Baums und im Bericht</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rad</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>When it begins to move (s)</source>
        <translation>Wann die Bewegung beginnt (s)</translation>
    </message>
    <message>
        <source>where %1 has no strength left</source>
        <translation>wo %1 keine Kraft mehr hat</translation>
    </message>
    <message>
        <source>where a restraint bears no more</source>
        <translation>wo ein Fußhalt nicht mehr trägt</translation>
    </message>
    <message>
        <source>Where fingers or toes point, about the normal</source>
        <translation>Wohin Finger oder Zehen zeigen, um die Normale</translation>
    </message>
    <message>
        <source>Where fingers point, about the bar</source>
        <translation>Wohin die Finger zeigen, um die Stange</translation>
    </message>
    <message>
        <source>Where gravity tilts to</source>
        <translation>Wohin die Schwerkraft geneigt ist</translation>
    </message>
    <message>
        <source>Where gravity tilts to: 0° forward, 90° to the person's left</source>
        <translation>Wohin die Schwerkraft geneigt ist: 0° nach vorn, 90° zur linken Seite der Person</translation>
    </message>
    <message>
        <source>Where it comes to while all else of the task holds, coloured by the torque that it takes</source>
        <translation>Wohin sie kommt, während alles andere der Aufgabe gilt, gefärbt nach dem nötigen Drehmoment</translation>
    </message>
    <message>
        <source>where it is</source>
        <translation>wo er ist</translation>
    </message>
    <message>
        <source>Where it touches, in world</source>
        <translation>Wo er berührt, im Raum</translation>
    </message>
    <message>
        <source>Where on the body</source>
        <translation>Wo am Körper</translation>
    </message>
    <message>
        <source>Where that hand or foot comes to while all else of the task holds</source>
        <translation>Wohin diese Hand oder dieser Fuß kommt, während alles andere der Aufgabe gilt</translation>
    </message>
    <message>
        <source>Where the axis that points up comes from</source>
        <translation>Woher die Achse nach oben kommt</translation>
    </message>
    <message>
        <source>Where the hands hold it, from between the feet</source>
        <translation>Wo die Hände es halten, aus der Mitte zwischen den Füßen</translation>
    </message>
    <message>
        <source>Where the laws were enforced; above it, between them</source>
        <translation>Wo die Nebenbedingungen durchgesetzt wurden; darüber, dazwischen</translation>
    </message>
    <message>
        <source>Where the mesh lies now, or another mesh in its place</source>
        <translation>Wo das Netz jetzt liegt, oder ein anderes Netz an seiner Stelle</translation>
    </message>
    <message>
        <source>Where the passive springs of all joints are at rest</source>
        <translation>Wo die passiven Federn aller Gelenke in Ruhe sind</translation>
    </message>
    <message>
        <source>where the thing is held</source>
        <translation>wo das Gehaltene ist</translation>
    </message>
    <message>
        <source>Where the unit of length comes from</source>
        <translation>Woher die Längeneinheit kommt</translation>
    </message>
    <message>
        <source>Where three markers of the same segment are seen, a fourth goes along with them</source>
        <translation>Wo drei Marker desselben Segments zu sehen sind, geht ein vierter mit ihnen</translation>
    </message>
    <message>
        <source>where to hold</source>
        <translation>wo zu halten ist</translation>
    </message>
    <message>
        <source>Where to hold, how to stand, what it costs.</source>
        <translation>Wo greifen, wie stehen, was es kostet.</translation>
    </message>
    <message>
        <source>whether a body or a thing hides the hands is not looked at</source>
        <translation>ob ein Körper oder Gegenstand die Hände verdeckt, wird nicht geprüft</translation>
    </message>
    <message>
        <source>Whether the arms go along</source>
        <translation>Ob die Arme mitgehen</translation>
    </message>
    <message>
        <source>Whether the arms help</source>
        <translation>Ob die Arme helfen</translation>
    </message>
    <message>
        <source>Whether what is shown keeps every law that is on</source>
        <translation>Ob, was gezeigt wird, jede eingeschaltete Nebenbedingung einhält</translation>
    </message>
    <message>
        <source>Whether the selected contact must stay</source>
        <translation>Ob der gewählte Kontakt bleiben muss</translation>
    </message>
    <message>
        <source>Whether the view and the curves glide to a new state or jump there</source>
        <translation>Ob Ansicht und Kurven zu einem neuen Zustand gleiten oder springen</translation>
    </message>
    <message>
        <source>which axis points up is not told</source>
        <translation>welche Achse nach oben zeigt, ist nicht genannt</translation>
    </message>
    <message>
        <source>Which motion is shown</source>
        <translation>Welche Bewegung zu sehen ist</translation>
    </message>
    <message>
        <source>Which of them is moved by hand</source>
        <translation>Welches von Hand verschoben wird</translation>
    </message>
    <message>
        <source>which of them pulls beyond rest, from 1</source>
        <translation>welcher von ihnen über die Ruhe hinaus zieht, ab 1</translation>
    </message>
    <message>
        <source>Which part of it</source>
        <translation>Welcher Teil davon</translation>
    </message>
    <message>
        <source>Which part of it is held; beside it: any place that goes along</source>
        <translation>Welcher Teil davon gehalten wird; daneben: jede Stelle, die mitgeht</translation>
    </message>
    <message>
        <source>Which part of the body</source>
        <translation>Welcher Körperteil</translation>
    </message>
    <message>
        <source>Which place on the body</source>
        <translation>Welche Stelle am Körper</translation>
    </message>
    <message>
        <source>Which rail to hold</source>
        <translation>Welcher Lauf zu halten ist</translation>
    </message>
    <message>
        <source>which set is best turns on the markers, whose places are not printed</source>
        <translation>welcher Satz der beste ist, hängt an den Markern, deren Orte nicht gedruckt sind</translation>
    </message>
    <message>
        <source>Which way along the bar the thumb points: over- or underhand. Free: as the solver finds best</source>
        <translation>Wohin der Daumen entlang der Stange zeigt: Ober- oder Untergriff. Frei: wie das Lösungsverfahren es am besten findet</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Who can</source>
        <translation>Wer es kann</translation>
    </message>
    <message>
        <source>Who can: people drawn by correlated measures (ANSUR II) and strengths, in place of those above</source>
        <translation>Wer es kann: Personen, gezogen nach zusammenhängenden Maßen (ANSUR II) und Kräften, anstelle der obigen</translation>
    </message>
    <message>
        <source>Who does the task: f05 is a small woman (5th percentile), m95 a large man</source>
        <translation>Wer die Aufgabe ausführt: f05 ist eine kleine Frau (5. Perzentil), m95 ein großer Mann</translation>
    </message>
    <message>
        <source>Who does the task: sex, size and measures of the body</source>
        <translation>Wer die Aufgabe ausführt: Geschlecht, Größe und Maße des Körpers</translation>
    </message>
    <message>
        <source>Who holds</source>
        <translation>Wer hält</translation>
    </message>
    <message>
        <source>Who was recorded</source>
        <translation>Wer aufgenommen wurde</translation>
    </message>
    <message>
        <source>whole-body fit</source>
        <translation>Anpassung des ganzen Körpers</translation>
    </message>
    <message>
        <source>Whose body</source>
        <translation>Wessen Körper</translation>
    </message>
    <message>
        <source>Whose foot this force plate bore. As found: the foot that is nearest to where the force acts</source>
        <translation>Wessen Fuß diese Kraftmessplatte trug. Wie gefunden: der Fuß, der dem Angriffspunkt der Kraft am nächsten ist</translation>
    </message>
    <message>
        <source>Whose muscles: each fully active at rest, at the length that it has at the angle, all other joints as they stand</source>
        <translation>Wessen Muskeln: jeder voll aktiv in Ruhe, mit der Länge, die er bei dem Winkel hat, alle anderen Gelenke wie sie stehen</translation>
    </message>
    <message>
        <source>Whose speed is told: a site's in world, or a joint's</source>
        <translation>Wessen Geschwindigkeit vorgegeben ist: eines Körperpunkts im Raum oder eines Gelenks</translation>
    </message>
    <message>
        <source>Whose torque by angle is drawn below</source>
        <translation>Dessen Drehmoment nach dem Winkel unten gezeichnet ist</translation>
    </message>
    <message>
        <source>Why a box stands in the mesh's place</source>
        <translation>Weshalb ein Quader anstelle des Netzes steht</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>Weshalb nicht</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Width, height and length between the racks and the hatches</source>
        <translation>Breite, Höhe und Länge zwischen den Gestellen und den Luken</translation>
    </message>
    <message>
        <source>Wilson 1927: the share of all whose like these cases are, with 95 % confidence; told where nobody counts twice</source>
        <translation>Wilson 1927: der Anteil aller, deresgleichen diese Fälle sind, mit 95 % Vertrauen; genannt, wo niemand zweimal zählt</translation>
    </message>
    <message>
        <source>wished targets</source>
        <translation>gewünschte Ziele</translation>
    </message>
    <message>
        <source>with 2^k the centre has not come all the way in ten weights</source>
        <translation>mit 2^k ist der Mittelpunkt in zehn Gewichten nicht ganz angekommen</translation>
    </message>
    <message>
        <source>with a speed that is told</source>
        <translation>mit vorgegebener Geschwindigkeit</translation>
    </message>
    <message>
        <source>With ease</source>
        <translation>Mühelos</translation>
    </message>
    <message>
        <source>With Fit the human: of the body's speeds and of the plates, in place of the low-pass above; as that of Motion, else 6 Hz, until one is typed; 0: none</source>
        <translation>Mit „Menschen anpassen“: der Geschwindigkeiten des Körpers und der Platten, anstelle des Tiefpasses darüber; wie bei Bewegung, sonst 6 Hz, bis einer eingegeben wird; 0: keiner</translation>
    </message>
    <message>
        <source>With Fit the human: what is left is put where the body has the marker</source>
        <translation>Mit „Menschen anpassen“: was fehlt, kommt dorthin, wo der Körper den Marker hat</translation>
    </message>
    <message>
        <source>with it %1</source>
        <translation>mit ihm %1</translation>
    </message>
    <message>
        <source>with none: whom the task names</source>
        <translation>mit keiner: wen die Aufgabe nennt</translation>
    </message>
    <message>
        <source>with our markers equal sequences turn as far</source>
        <translation>mit unseren Markern drehen gleiche Folgen ebenso weit</translation>
    </message>
    <message>
        <source>With the stage “%1” went: %2</source>
        <translation>Mit dem Abschnitt „%1“ ging verloren: %2</translation>
    </message>
    <message>
        <source>within reach and in sight, with strength to spare</source>
        <translation>in Reichweite und Sicht, mit Kraftreserve</translation>
    </message>
    <message>
        <source>within the design limit of 3400 N</source>
        <translation>innerhalb der Auslegungsgrenze von 3400 N</translation>
    </message>
    <message>
        <source>within the recommended weight</source>
        <translation>innerhalb des empfohlenen Gewichts</translation>
    </message>
    <message>
        <source>within what the hardware is made for</source>
        <translation>innerhalb dessen, wofür die Ausrüstung gebaut ist</translation>
    </message>
    <message>
        <source>without floats or ballast</source>
        <translation>ohne Auftriebskörper oder Ballast</translation>
    </message>
    <message>
        <source>woman</source>
        <translation>Frau</translation>
    </message>
    <message>
        <source>woman, %1</source>
        <translation>Frau, %1</translation>
    </message>
    <message>
        <source>women</source>
        <translation>Frauen</translation>
    </message>
    <message>
        <source>women and men</source>
        <translation>Frauen und Männer</translation>
    </message>
    <message>
        <source>women who are strong enough, %</source>
        <translation>Frauen, die stark genug sind, %</translation>
    </message>
    <message>
        <source>women who are strong enough, least of the joints</source>
        <translation>Frauen, die stark genug sind, kleinster Wert der Gelenke</translation>
    </message>
    <message>
        <source>Words that a row has (several within quotes), and bounds of its columns, with &lt; &lt;= = &gt;= &gt;: m95 rula&lt;4 height&gt;=1.1</source>
        <translation>Wörter, die eine Zeile hat (mehrere in Anführungszeichen), und Schranken ihrer Spalten, mit &lt; &lt;= = &gt;= &gt;: m95 rula&lt;4 height&gt;=1.1</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Work +</source>
        <translation>Arbeit +</translation>
    </message>
    <message>
        <source>Work gloves</source>
        <translation>Arbeitshandschuhe</translation>
    </message>
    <message>
        <source>Work is of the joints; a load of 100 % is all strength. Negative work counts a third in weighted sums. Dashed: a contact takes hold. Made by Handhold; prediction is not truth.</source>
        <translation>Arbeit ist die der Gelenke; 100 % Auslastung ist alle Kraft. Negative Arbeit zählt in gewichteten Summen ein Drittel. Gestrichelt: ein Kontakt greift. Erzeugt von Handhold; Vorhersage ist nicht Wahrheit.</translation>
    </message>
    <message>
        <source>Work −</source>
        <translation>Arbeit −</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>In Arbeit</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Arbeitsbelastung</translation>
    </message>
    <message>
        <source>workload</source>
        <translation>Arbeitsbelastung</translation>
    </message>
    <message>
        <source>Workload page</source>
        <translation>Seite der Arbeitsbelastung</translation>
    </message>
    <message>
        <source>Workload: %1</source>
        <translation>Arbeitsbelastung: %1</translation>
    </message>
    <message>
        <source>world</source>
        <translation>Raum</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Raum</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Schlechtester</translation>
    </message>
    <message>
        <source>
Worst: %1 (%2)</source>
        <translation>
Am schlechtesten: %1 (%2)</translation>
    </message>
    <message>
        <source>Worst at %1</source>
        <translation>Am schlechtesten bei %1</translation>
    </message>
    <message>
        <source>Wrist</source>
        <translation>Handgelenk</translation>
    </message>
    <message>
        <source>wrist</source>
        <translation>Handgelenk</translation>
    </message>
    <message>
        <source>Wrist bears at most</source>
        <translation>Handgelenk trägt höchstens</translation>
    </message>
    <message>
        <source>Wrist bend</source>
        <translation>Handgelenkbeugung</translation>
    </message>
    <message>
        <source>Wrist deviation</source>
        <translation>Handgelenkabweichung</translation>
    </message>
    <message>
        <source>wrist extensor</source>
        <translation>Handgelenkstrecker</translation>
    </message>
    <message>
        <source>wrist extensors</source>
        <translation>Handgelenkstrecker</translation>
    </message>
    <message>
        <source>Wrist flexion</source>
        <translation>Handgelenkbeugung</translation>
    </message>
    <message>
        <source>wrist flexor</source>
        <translation>Handgelenkbeuger</translation>
    </message>
    <message>
        <source>wrist flexors</source>
        <translation>Handgelenkbeuger</translation>
    </message>
    <message>
        <source>Wrist from the shoulder</source>
        <translation>Handgelenk von der Schulter</translation>
    </message>
    <message>
        <source>wrist twist</source>
        <translation>Drehung des Handgelenks</translation>
    </message>
    <message>
        <source>write "any", or name somebody under 'model'</source>
        <translation>„any“ schreiben oder jemanden unter 'model' nennen</translation>
    </message>
    <message>
        <source>write "standard": true into one, or name a model in the task</source>
        <translation>"standard": true in eines schreiben oder in der Aufgabe ein Modell nennen</translation>
    </message>
    <message>
        <source>write "wanted": "motion", which plans it</source>
        <translation>"wanted": "motion" schreiben, was es plant</translation>
    </message>
    <message>
        <source>write "world", or the prop and where on it: {"prop": "bar", "along": 0.2}</source>
        <translation>"world" schreiben oder den Gegenstand und wo darauf: {"prop": "bar", "along": 0.2}</translation>
    </message>
    <message>
        <source>write 1 or -1</source>
        <translation>1 oder -1 schreiben</translation>
    </message>
    <message>
        <source>write a direction</source>
        <translation>eine Richtung angeben</translation>
    </message>
    <message>
        <source>write a finite number</source>
        <translation>eine endliche Zahl schreiben</translation>
    </message>
    <message>
        <source>write a format with a column of times: trc, mot, sto or csv</source>
        <translation>ein Format mit einer Spalte der Zeiten schreiben: trc, mot, sto oder csv</translation>
    </message>
    <message>
        <source>write a level direction</source>
        <translation>eine waagerechte Richtung schreiben</translation>
    </message>
    <message>
        <source>write a list, [ ... ]</source>
        <translation>eine Liste schreiben, [ ... ]</translation>
    </message>
    <message>
        <source>write a number</source>
        <translation>eine Zahl schreiben</translation>
    </message>
    <message>
        <source>write a number above zero</source>
        <translation>eine Zahl über null schreiben</translation>
    </message>
    <message>
        <source>write a number below 1e308</source>
        <translation>eine Zahl unter 1e308 schreiben</translation>
    </message>
    <message>
        <source>write a number with a point</source>
        <translation>eine Zahl mit Punkt schreiben</translation>
    </message>
    <message>
        <source>write a palm direction at right angles to the hand</source>
        <translation>eine Richtung der Handfläche quer zur Hand schreiben</translation>
    </message>
    <message>
        <source>write a text in quotes</source>
        <translation>einen Text in Anführungszeichen schreiben</translation>
    </message>
    <message>
        <source>write a unit quaternion w, x, y, z</source>
        <translation>ein Einheitsquaternion w, x, y, z schreiben</translation>
    </message>
    <message>
        <source>write a vector that is not zero</source>
        <translation>einen Vektor schreiben, der nicht null ist</translation>
    </message>
    <message>
        <source>write a whole number</source>
        <translation>eine ganze Zahl schreiben</translation>
    </message>
    <message>
        <source>write a whole number from 1</source>
        <translation>eine ganze Zahl ab 1 schreiben</translation>
    </message>
    <message>
        <source>write an object, { ... }</source>
        <translation>ein Objekt schreiben, { ... }</translation>
    </message>
    <message>
        <source>write at least a fifth of the motion's duration</source>
        <translation>mindestens ein Fünftel der Dauer der Bewegung schreiben</translation>
    </message>
    <message>
        <source>write both or right</source>
        <translation>both oder right schreiben</translation>
    </message>
    <message>
        <source>write c3d for analog channels</source>
        <translation>für analoge Kanäle c3d schreiben</translation>
    </message>
    <message>
        <source>write c3d, trc or csv for markers</source>
        <translation>für Marker c3d, trc oder csv schreiben</translation>
    </message>
    <message>
        <source>write it as [ ... ]</source>
        <translation>als [ ... ] schreiben</translation>
    </message>
    <message>
        <source>write it as { ... }</source>
        <translation>als { ... } schreiben</translation>
    </message>
    <message>
        <source>write it in each row</source>
        <translation>in jede Zeile schreiben</translation>
    </message>
    <message>
        <source>write it in quotes</source>
        <translation>in Anführungszeichen schreiben</translation>
    </message>
    <message>
        <source>write it with blanks alone: %1</source>
        <translation>nur mit Leerzeichen schreiben: %1</translation>
    </message>
    <message>
        <source>write it with even times</source>
        <translation>mit gleichmäßigen Zeiten schreiben</translation>
    </message>
    <message>
        <source>write its direction</source>
        <translation>die Richtung schreiben</translation>
    </message>
    <message>
        <source>write letters alone</source>
        <translation>nur Buchstaben schreiben</translation>
    </message>
    <message>
        <source>write mot, sto or csv for coordinates</source>
        <translation>für Koordinaten mot, sto oder csv schreiben</translation>
    </message>
    <message>
        <source>write mot, sto, bvh or csv for coordinates</source>
        <translation>für Koordinaten mot, sto, bvh oder csv schreiben</translation>
    </message>
    <message>
        <source>write null</source>
        <translation>null schreiben</translation>
    </message>
    <message>
        <source>write one</source>
        <translation>eines schreiben</translation>
    </message>
    <message>
        <source>write one row a frame</source>
        <translation>eine Zeile je Bild schreiben</translation>
    </message>
    <message>
        <source>write one such as /contacts/0/position/1</source>
        <translation>etwas wie /contacts/0/position/1 schreiben</translation>
    </message>
    <message>
        <source>write right or left</source>
        <translation>right oder left schreiben</translation>
    </message>
    <message>
        <source>write seconds in the first column</source>
        <translation>Sekunden in die erste Spalte schreiben</translation>
    </message>
    <message>
        <source>write seconds in the second column</source>
        <translation>Sekunden in die zweite Spalte schreiben</translation>
    </message>
    <message>
        <source>write the name of one of its joints</source>
        <translation>den Namen eines seiner Gelenke schreiben</translation>
    </message>
    <message>
        <source>write the site into its model file</source>
        <translation>den Körperpunkt in die Modelldatei schreiben</translation>
    </message>
    <message>
        <source>Write the study's page</source>
        <translation>Seite der Studie schreiben</translation>
    </message>
    <message>
        <source>write them in order</source>
        <translation>der Reihe nach schreiben</translation>
    </message>
    <message>
        <source>write them in two files</source>
        <translation>in zwei Dateien schreiben</translation>
    </message>
    <message>
        <source>write three</source>
        <translation>drei schreiben</translation>
    </message>
    <message>
        <source>write three numbers above zero</source>
        <translation>drei Zahlen über null schreiben</translation>
    </message>
    <message>
        <source>write three numbers behind it (m): %1</source>
        <translation>drei Zahlen dahinter schreiben (m): %1</translation>
    </message>
    <message>
        <source>write times within the motion's</source>
        <translation>Zeiten innerhalb der Bewegung schreiben</translation>
    </message>
    <message>
        <source>write true or false</source>
        <translation>true oder false schreiben</translation>
    </message>
    <message>
        <source>write two</source>
        <translation>zwei schreiben</translation>
    </message>
    <message>
        <source>write w, x, y, z with a sum of squares of one</source>
        <translation>w, x, y, z mit der Quadratsumme eins schreiben</translation>
    </message>
    <message>
        <source>write what the arm holds, of 0 kg for nothing</source>
        <translation>schreiben, was der Arm hält, mit 0 kg für nichts</translation>
    </message>
    <message>
        <source>write x, -x, y, -y, z or -z</source>
        <translation>x, -x, y, -y, z oder -z schreiben</translation>
    </message>
    <message>
        <source>write zero or a number above it</source>
        <translation>null oder eine Zahl darüber schreiben</translation>
    </message>
    <message>
        <source>Writes the study and a copy of the task beside it; nothing runs</source>
        <translation>Schreibt die Studie und daneben eine Kopie der Aufgabe; nichts läuft</translation>
    </message>
    <message>
        <source>X  Y  Z in a drag</source>
        <translation>X  Y  Z beim Ziehen</translation>
    </message>
    <message>
        <source>x in world</source>
        <translation>x im Raum</translation>
    </message>
    <message>
        <source>y of the centre of mass at 0.2 s</source>
        <translation>y des Massenmittelpunkts bei 0.2 s</translation>
    </message>
    <message>
        <source>yaw moment</source>
        <translation>Giermoment</translation>
    </message>
    <message>
        <source>Young adult, 18 to 25</source>
        <translation>Junge Erwachsene, 18 bis 25</translation>
    </message>
    <message>
        <source>z in world</source>
        <translation>z im Raum</translation>
    </message>
    <message>
        <source>Zoom a plot (Shift: its values)</source>
        <translation>Diagramm zoomen (Umschalt: seine Werte)</translation>
    </message>
    <message>
        <source>Zoom to the pointer</source>
        <translation>Zum Zeiger zoomen</translation>
    </message>
    <message>
        <source>Zvezda, 13.1 m outside (verify)</source>
        <translation>Swesda, 13.1 m außen (prüfen)</translation>
    </message>
    <message>
        <source>|torque| / limit</source>
        <translation>|Drehmoment| / Grenze</translation>
    </message>
    <message>
        <source>|torque| over its limit (%)</source>
        <translation>|Drehmoment| zu Grenze (%)</translation>
    </message>
    <message>
        <source> · %1 possible</source>
        <translation> · %1 möglich</translation>
    </message>
    <message>
        <source> · of other conditions, run again</source>
        <translation> · unter anderen Bedingungen, erneut ausführen</translation>
    </message>
    <message>
        <source> · at another time</source>
        <translation> · zu einer anderen Zeit</translation>
    </message>
    <message>
        <source>Compared from</source>
        <translation>Verglichen von</translation>
    </message>
    <message>
        <source>Compared to</source>
        <translation>Verglichen bis</translation>
    </message>
    <message>
        <source> · peak %1 %</source>
        <translation> · größte Auslastung %1 %</translation>
    </message>
    <message>
        <source> · stopped before the end</source>
        <translation> · vor dem Ende angehalten</translation>
    </message>
    <message>
        <source>“%1” carries %2.</source>
        <translation>„%1“ trägt %2.</translation>
    </message>
    <message>
        <source>“%1” is a mesh, not a task. Add it to the open task as a prop?</source>
        <translation>„%1“ ist ein Netz, keine Aufgabe. Der offenen Aufgabe als Gegenstand hinzufügen?</translation>
    </message>
    <message>
        <source>“%1” is added and shown in place of what was shown</source>
        <translation>„%1“ ist hinzugefügt und wird anstelle des bisher Gezeigten gezeigt</translation>
    </message>
    <message>
        <source>“%1” is among the named postures now</source>
        <translation>„%1“ gehört jetzt zu den benannten Haltungen</translation>
    </message>
    <message>
        <source>“%1” is among your people already. Replace it?</source>
        <translation>„%1“ gehört schon zu Ihren Personen. Ersetzen?</translation>
    </message>
    <message>
        <source>“%1” is among your postures already. Replace it?</source>
        <translation>„%1“ gehört schon zu Ihren Haltungen. Ersetzen?</translation>
    </message>
    <message>
        <source>“%1” is among your marker sets already. Replace it?</source>
        <translation>„%1“ gehört schon zu Ihren Markersätzen. Ersetzen?</translation>
    </message>
    <message>
        <source>“%1” is kept among your people</source>
        <translation>„%1“ gehört jetzt zu den eigenen Personen</translation>
    </message>
    <message>
        <source>“%1” is kept beside the results of this task. It answers another one (%2): compare them, or show it with its task</source>
        <translation>„%1“ liegt bei den Ergebnissen dieser Aufgabe, beantwortet aber eine andere (%2): vergleichen oder mit ihrer Aufgabe zeigen</translation>
    </message>
    <message>
        <source>“%1” is neither a task (.json), a result (folder, .csv), a recording (%2) nor a mesh (.obj, .stl, .ply, .dae, .gltf)</source>
        <translation>„%1“ ist weder eine Aufgabe (.json) noch ein Ergebnis (Ordner, .csv), eine Aufnahme (%2) oder ein Netz (.obj, .stl, .ply, .dae, .gltf)</translation>
    </message>
    <message>
        <source>“%1” is open in another Handhold window, too (process %2). Save under another name to keep the work of both</source>
        <translation>„%1“ ist auch in einem anderen Handhold-Fenster offen (Prozess %2). Unter anderem Namen speichern, damit beide Arbeiten bleiben</translation>
    </message>
    <message>
        <source>“%1” is shown with the task that it answers, in place of the one at work</source>
        <translation>„%1“ wird mit der Aufgabe gezeigt, die es beantwortet, anstelle der bisherigen</translation>
    </message>
    <message>
        <source>“%1” was changed by another program since it was read here. Saving replaces what that one wrote.</source>
        <translation>„%1“ wurde von einem anderen Programm geändert, seit es hier gelesen wurde. Speichern ersetzt dessen Fassung.</translation>
    </message>
    <message>
        <source>“%1” would be larger than a house in metres: its numbers are taken as millimetres. The inspector holds its unit</source>
        <translation>„%1“ wäre in Metern größer als ein Haus: die Zahlen gelten als Millimeter. Die Einheit steht unter Eigenschaften</translation>
    </message>
    <message>
        <source>“Standing pull on a bar” is a person who holds a bar, leaning back. It is solved as soon as it is open: joints are coloured by their torque over its limit.</source>
        <translation>„Im Stehen an einer Stange ziehen“ zeigt eine Person, die sich an einer Stange haltend zurücklehnt. Gleich beim Öffnen wird gelöst: Gelenke sind nach dem Verhältnis ihres Drehmoments zur Grenze gefärbt.</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Muscles&lt;/h2&gt;
</source>
        <translation>&lt;h2&gt;Muskeln&lt;/h2&gt;
</translation>
    </message>
    <message>
        <source>%1, %2 N/cm² in %3 cm², %4 % of its strength</source>
        <translation>%1, %2 N/cm² in %3 cm², %4 % der Kraft</translation>
    </message>
    <message>
        <source>, strength by length and speed</source>
        <translation>, Kraft nach Länge und Geschwindigkeit</translation>
    </message>
    <message>
        <source>, %1 bearing at most %2</source>
        <translation>, %1 trägt höchstens %2</translation>
    </message>
    <message>
        <source>; cross-sections give each muscle's strength at %1 N/cm².</source>
        <translation>; Querschnitte geben bei %1 N/cm² die Kraft jedes Muskels.</translation>
    </message>
    <message>
        <source>&lt;/table&gt;
&lt;h2&gt;Joint contact forces&lt;/h2&gt;
&lt;table&gt;</source>
        <translation>&lt;/table&gt;
&lt;h2&gt;Gelenkkontaktkräfte&lt;/h2&gt;
&lt;table&gt;</translation>
    </message>
</context>
</TS>
