/** What can be pressed and typed at every table, in Spanish. */

import type { HelpWords } from "./en.ts";

export const es: HelpWords = {
  title: "Teclas y órdenes",
  rules: "Todas las reglas (en otra pestaña)",
  keys: [
    ["Flechas, Inicio, Fin, Re Pág, Av Pág", "moverse por el tablero"],
    ["b r n", "la siguiente célula azul, roja o viva (Mayús: la anterior)"],
    ["Espacio", "colocar o retirar"],
    ["Intro", "colocar y luego confirmar"],
    ["u", "deshacer"],
    ["Escape", "volver a colocar"],
    ["p", "ver la próxima generación"],
    ["o", "esta casilla y las que la rodean"],
    ["w", "por qué esta célula vive, murió o nació"],
    ["l s z", "último turno, puntos, zonas o sitios"],
    ["i", "al campo de texto"],
    ["?", "esta ayuda"],
  ],
  commands: {
    cells: [
      ["e5 e6 f5 f6", "colocar estas células"],
      ["s 13, s m", "qué vive en una fila o columna"],
      ["cerca m13", "una casilla y las que la rodean"],
      ["células azules, células rojas", "dónde vive un color"],
      ["prever, legal", "la próxima generación, dónde puedes colocar"],
    ],
    all: [
      ["confirmar, deshacer, vaciar", "el turno"],
      ["puntos, último", "la posición en palabras"],
    ],
  },
};
