/** What the settings say, in Spanish. */

import type { SettingsWords } from "./en.ts";

export const es: SettingsWords = {
  title: "Ajustes",
  intro: "Se guardan solo en este navegador. Valen al momento, también en otras pestañas.",
  noScript: "Sin JavaScript solo se puede elegir el idioma: lo demás no se envía al servidor.",
  unkept: "Este navegador no guarda nada de este sitio: lo que elijas acaba con esta página.",
  whichLanguage: "Idioma",
  groups: { look: "Aspecto", play: "Juego", senses: "Sonido, tacto y palabras" },
  me: "Tu nombre, tus partidas y tu código",
  about: "Qué se guarda y dónde",
  settings: {
    theme: {
      title: "Tema",
      line: "El claro y el oscuro muestran las mismas formas.",
      choices: { auto: "Como el sistema", light: "Claro", dark: "Oscuro" },
    },
    motion: {
      title: "Movimiento",
      line: "Cada turno se ve paso a paso o cambia de golpe.",
      choices: { system: "Como el sistema", reduced: "Ninguno", full: "Siempre" },
    },
    pace: {
      title: "Velocidad de los turnos",
      line: "Cómo se ve cada turno en el tablero. Toca para saltarlo.",
      choices: { normal: "Normal", slow: "Lenta", instant: "Al instante" },
    },
    coordinates: {
      title: "Letras y números junto al tablero",
      line: "Solo donde la pantalla tiene sitio.",
      choices: { shown: "Mostrar", hidden: "Ocultar" },
    },
    confirm: {
      title: "Confirmar cada turno",
      line:
        "Si no, el turno termina con su última célula. La bomba y el pase siempre se confirman.",
      choices: { always: "Siempre", online: "Solo contra personas a distancia", never: "Nunca" },
    },
    guided: {
      title: "Ver la próxima generación al colocar",
      line: "Un + punteado nace después. Una barra − muere después.",
      choices: {
        local: "En partidas de este dispositivo",
        always: "También en línea",
        never: "Nunca",
      },
    },
    coach: {
      title: "Consejos",
      line: "De uno en uno, según el tablero. Callan donde no se ve la próxima generación.",
      choices: { on: "Sí", off: "No" },
    },
    sounds: {
      title: "Sonidos",
      line: "El sonido empieza con tu primer toque.",
      choices: { turn: "Cuando me toca y no estoy mirando", all: "Para todo", none: "Ninguno" },
    },
    haptics: {
      title: "Vibración",
      line: "En los teléfonos que pueden, y no con movimiento reducido.",
      choices: { on: "Sí", off: "No" },
    },
    arrowPad: {
      title: "Flechas en pantalla",
      line:
        "Botones bajo el tablero que avanzan casilla a casilla, si te cuesta tocar las pequeñas.",
      choices: { hidden: "No", shown: "Sí" },
    },
    textBoard: {
      title: "Tablero en palabras",
      line: "Una tabla con todas las celdas, para teclado y lector de pantalla.",
      choices: { asked: "Cuando el teclado lo pida", always: "Siempre" },
    },
  },
};
