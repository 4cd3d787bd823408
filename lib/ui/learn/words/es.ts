/** What a lesson says while it is played, in Spanish. */

import { counted } from "../../../words/grammar.ts";
import type { LearnWords } from "./en.ts";

const LANGUAGE = "es";
const POINTS = { one: "punto", other: "puntos" };

const cells = (count: number) => counted(LANGUAGE, count, { one: "célula", other: "células" });
const columns = (count: number) => counted(LANGUAGE, count, { one: "columna", other: "columnas" });
const neighbors = (count: number) =>
  counted(LANGUAGE, count, { one: "vecina viva", other: "vecinas vivas" });

export const es: LearnWords = {
  task: "Tu tarea",
  back: "De vuelta al principio.",
  again: "Reiniciar",
  tryAgain: "Probar otra vez",
  showMe: "Muéstramelo",
  showing: "Mira.",
  wait: "Este turno ya está jugado. Prueba otro desde el principio.",
  goOn: "Bien. Tu siguiente turno.",
  passedTitle: "Superada",
  missedTitle: "Todavía no",
  shownTitle: "Una manera de hacerlo",
  shown: "Ahora tú.",
  next: "Siguiente lección",
  repeat: "Otra vez",
  playEasy: "Jugar contra Fácil",
  continueAt: (number) => `Continuar: lección ${number}`,
  allPassed: "Las has superado todas. El tablero es tuyo:",
  isPassed: "Superada",
  frame: (number, of) => `Imagen ${number} de ${of}`,
  play: "Reproducir",
  pause: "Pausa",
  step: "Paso",

  lacks: {
    lonely: ({ cell, count }) => `${cell} tenía ${neighbors(count)}: muy pocas, murió sola.`,
    crowded: ({ cell, count }) => `${cell} tenía ${neighbors(count)}: demasiadas, murió apretada.`,
    packed: ({ cell, count }) =>
      `${cell} tiene ahora ${neighbors(count)}: morirá apretada en la próxima.`,
    grew: ({ cell }) => `Todas sobreviven, pero nació ${cell}: la colonia no se queda como está.`,
    "few-births": ({ count }) =>
      `Nacimientos: ${count}. Una celda vacía necesita exactamente tres vecinas.`,
    extinct: () => "No te quedan células.",
    frozen: () => "Tus células viven, pero están quietas. Prueba otra forma.",
    unsettled: () => "Tus células viven, pero no vuelven a la misma forma.",
    "short-of-neutral": ({ count }) =>
      `A tu célula más avanzada le faltan ${columns(count)} para la zona neutral.`,
    "short-of-rival": ({ count }) =>
      `A tu célula más avanzada le faltan ${columns(count)} para la casa rival.`,
    "no-birth": () =>
      "Ninguna celda vacía tenía exactamente tres vecinas vivas con alguna roja entre ellas.",
    "own-parents": ({ cell }) => `${cell} nació tuya, pero todas sus madres eran tuyas también.`,
    "born-rival": ({ cell, count }) =>
      `${cell} nació roja: ${count} de sus tres madres eran rojas.`,
    "no-home": () => "No tienes ninguna célula viva en casa, así que lo demás está cerrado.",
    "no-neutral": () => "No tienes ninguna célula viva en la zona neutral: la cadena se rompe.",
    "no-rival": () =>
      "No tienes ninguna célula viva en la casa rival: la cadena se rompe al final.",
    "none-in-neutral": () =>
      "Ninguna célula que hayas colocado este turno en la zona neutral está viva.",
    "none-in-rival": () =>
      "Ninguna célula que hayas colocado este turno en la casa rival está viva.",
    survivors: ({ cell, count }) => `Rojo sigue vivo con ${cells(count)}, una de ellas en ${cell}.`,
    behind: ({ count }) => `Vas ${counted(LANGUAGE, count, POINTS)} por detrás.`,
    level: () => "Los dos tienen los mismos puntos: un empate no es ganar.",
  },
};
