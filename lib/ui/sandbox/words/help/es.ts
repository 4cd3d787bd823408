/** The keys and the commands of the sandbox, in Spanish. */

import type { SandboxHelpWords } from "./en.ts";

export const es: SandboxHelpWords = {
  title: "Teclas y órdenes",
  keys: [
    ["Espacio", "generación siguiente"],
    ["Intro", "reproducir o pausa"],
    ["b, Retroceso", "un paso atrás"],
    ["f", "un paso adelante"],
    ["r", "volver adonde empezó"],
    ["+ −", "más rápido, más lento"],
    ["Flechas, Inicio, Fin, Re Pág, Av Pág", "moverse por el tablero"],
    ["d", "dibujar o borrar, o colocar el patrón"],
    ["1 2 0", "esta casilla azul, roja, vacía"],
    ["c", "pincel siguiente"],
    ["> x", "girar o voltear el patrón"],
    ["w", "¿por qué esta casilla?"],
    ["o", "esta casilla y las de alrededor"],
    ["s n", "cuántas viven; qué vive aquí"],
    ["Escape", "volver a células sueltas"],
    ["i", "al campo de texto"],
    ["?", "esta ayuda"],
  ],
  commands: [
    ["c12 d12", "dibujar o borrar"],
    ["azul c12 d12, rojo x12, quitar c12", "poner estas casillas así"],
    ["planeador c12, bloque x12", "un patrón alrededor de una casilla"],
    ["paso 5, atrás 3, vivir, reiniciar, vaciar", "la marcha"],
    ["sopa, sopa 3f2a", "un tablero al azar, el mismo con la misma semilla"],
    ["regla b36/s23, toro, plano", "con qué vive el tablero"],
    ["porqué k9", "qué causó una casilla"],
    ["población, estructuras", "qué vive aquí"],
    ["s 13, s m, cerca m13", "una fila, una columna, alrededor de una casilla"],
    ["células azules, células rojas", "dónde vive un color"],
  ],
};
