/** What a lesson says while it is played, in Spanish. */

import { counted } from "../../../words/grammar.ts";
import type { LearnWords } from "./en.ts";

const LANGUAGE = "es";
const POINTS = { one: "punto", other: "puntos" };

const cells = (count: number) => counted(LANGUAGE, count, { one: "célula", other: "células" });
const pieces = (count: number) => counted(LANGUAGE, count, { one: "pieza", other: "piezas" });
const columns = (count: number) => counted(LANGUAGE, count, { one: "columna", other: "columnas" });
const neighbors = (count: number) =>
  counted(LANGUAGE, count, { one: "vecina viva", other: "vecinas vivas" });

export const es: LearnWords = {
  task: "Tu tarea",
  back: "De vuelta al principio.",
  again: "Reiniciar",
  tryAgain: "Probar otra vez",
  show: "Muéstramelo",
  showing: "Mira.",
  wait: "Ya jugaste este turno. Reinicia para probar otro.",
  goOn: "Bien. Siguiente turno.",
  passedTitle: "Superada",
  missedTitle: "Todavía no",
  shownTitle: "Una manera de hacerlo",
  shown: "Ahora tú.",
  next: "Siguiente lección",
  repeat: "Otra vez",
  playEasy: "Jugar contra Fácil",
  continueAt: (number) => `Continuar: lección ${number}`,
  allPassed: "Superaste todas las lecciones. Ahora, a jugar:",
  isPassed: "Superada",
  frame: (number, of) => `Imagen ${number} de ${of}`,
  play: "Reproducir",
  pause: "Pausa",
  step: "Paso",

  lacks: {
    lonely: ({ cell, count }) => `${cell} tenía ${neighbors(count)}: muy pocas, así que murió.`,
    crowded: ({ cell, count }) => `${cell} tenía ${neighbors(count)}: demasiadas, así que murió.`,
    packed: ({ cell, count }) =>
      `${cell} tiene ahora ${neighbors(count)}: demasiadas, así que morirá en la próxima.`,
    grew: ({ cell }) => `Todas sobrevivieron, pero nació ${cell}, así que la colonia cambió.`,
    "few-births": ({ count }) =>
      `Nacimientos: ${count}. Una casilla vacía necesita exactamente tres vecinas.`,
    extinct: () => "No te quedan células.",
    frozen: () => "Tus células viven, pero no parpadean. Prueba otra forma.",
    unsettled: () => "Tus células viven, pero no vuelven a la misma forma.",
    "placed-there": ({ cell }) =>
      `Colocaste ${cell} fuera de tu casa. Deja que llegue un planeador.`,
    "short-of-neutral": ({ count }) =>
      `A tu célula más avanzada le faltan ${columns(count)} para la zona neutral.`,
    "short-of-rival": ({ count }) =>
      `A tu célula más avanzada le faltan ${columns(count)} para la casa rival.`,
    "no-birth": () =>
      "Ninguna casilla vacía tenía exactamente tres vecinas vivas con alguna roja entre ellas.",
    "own-parents": ({ cell }) => `${cell} nació azul, pero todas sus madres también eran azules.`,
    "born-rival": ({ cell, count }) =>
      `${cell} nació roja: ${count} de sus tres madres eran rojas.`,
    "no-home": () => "No tienes células vivas en casa, así que lo demás está cerrado.",
    "no-neutral": () => "No tienes células vivas en la zona neutral, así que la cadena está rota.",
    "no-rival": () => "No tienes células vivas en la casa rival, así que la cadena está rota.",
    "none-in-neutral": () => "Ninguna célula que colocaste este turno vive en la zona neutral.",
    "none-in-rival": () => "Ninguna célula que colocaste este turno vive en la casa rival.",
    survivors: ({ cell, count }) =>
      `A Rojo todavía le ${count === 1 ? "queda" : "quedan"} ${cells(count)}, una en ${cell}.`,
    behind: ({ count }) => `Vas ${counted(LANGUAGE, count, POINTS)} por detrás.`,
    level: () => "Los puntos están empatados. Necesitas ganar.",
    "not-born-across": () => "Ninguna de tus piezas nació en la primera columna.",
    "few-alive": ({ count }) => `Solo te quedan ${pieces(count)}. Hacen falta más.`,
    "not-neutral": () => "No nació ningún #: sus tres madres deben ser de colores distintos.",
    "rival-lives": ({ count }) => `A tu rival le quedan ${pieces(count)}.`,
    "lost-own": ({ cell }) => `${cell} murió: necesita dos o tres vecinas de su color.`,
    "rival-born": ({ cell }) => `${cell} nació roja. No había nada tuyo al lado.`,
    "few-born": ({ count }) =>
      `Nacimientos: ${count}. Una casilla vacía necesita exactamente tres vecinas tuyas y ninguna roja.`,
    "behind-cells": ({ count }) => `Te faltan ${cells(count)} para igualar.`,
    "still-lit": ({ count }) =>
      counted(LANGUAGE, count, { one: "luz sigue encendida.", other: "luces siguen encendidas." }),
    "may-move": () => "Tu rival todavía puede disparar.",
    "way-out": () => "Tu rival puede ganar desde aquí.",
  },
};
