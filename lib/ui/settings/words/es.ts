/** What the settings say, in Spanish. */

import type { SettingsWords } from "./en.ts";

export const es: SettingsWords = {
  title: "Ajustes",
  intro: "Se guardan en este navegador. Los cambios valen al momento, en todas las pestañas.",
  noScript: "Sin JavaScript solo puedes elegir el idioma.",
  unkept:
    "Este navegador no guarda nada de este sitio: lo que elijas se pierde al cerrar la página.",
  whichLanguage: "Idioma",
  groups: { look: "Aspecto", play: "Juego", senses: "Sonido, tacto y palabras" },
  me: "Tu nombre, partidas y código de jugador",
  about: "Qué se guarda y dónde",
  settings: {
    theme: {
      title: "Tema",
      line: "El claro y el oscuro muestran las mismas formas.",
      choices: { auto: "Igual que el sistema", light: "Claro", dark: "Oscuro" },
    },
    motion: {
      title: "Movimiento",
      line: "Cada turno se ve paso a paso o cambia de golpe.",
      choices: { system: "Igual que el sistema", reduced: "Ninguno", full: "Siempre" },
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
      choices: { always: "Siempre", online: "Solo en línea", never: "Nunca" },
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
      line: "Un consejo a la vez, según el tablero. Solo donde se ve la próxima generación.",
      choices: { on: "Sí", off: "No" },
    },
    sounds: {
      title: "Sonidos",
      line: "El sonido empieza con tu primer toque.",
      choices: { turn: "Mi turno, si no estoy mirando", all: "Todo", none: "Ninguno" },
    },
    haptics: {
      title: "Vibración",
      line: "En teléfonos compatibles, salvo con movimiento reducido.",
      choices: { on: "Sí", off: "No" },
    },
    arrowPad: {
      title: "Flechas en pantalla",
      line: "Botones para avanzar casilla a casilla, si te cuesta tocar las pequeñas.",
      choices: { hidden: "No", shown: "Sí" },
    },
    textBoard: {
      title: "Tablero en palabras",
      line: "Una tabla con todas las casillas, para teclado y lector de pantalla.",
      choices: { asked: "Cuando lo pida", always: "Siempre" },
    },
  },
};
