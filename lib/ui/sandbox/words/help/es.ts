/** The keys and the commands of the sandbox, in Spanish. */

import type { SandboxHelpWords } from "./en.ts";

export const es: SandboxHelpWords = {
  title: "Teclas y órdenes",
  keys: [
    ["Espacio", "generación siguiente"],
    ["Intro", "vivir o pausa"],
    ["b, Retroceso", "un paso atrás"],
    ["f", "un paso adelante"],
    ["r", "volver adonde empezó a vivir"],
    ["+ −", "más rápido, más lento"],
    ["Flechas, Inicio, Fin, Re Pág, Av Pág", "moverse por el tablero"],
    ["d", "dibujar o quitar, o poner el patrón"],
    ["1 2 0", "esta celda azul, roja, vacía"],
    ["c", "pincel siguiente"],
    ["> x", "girar o voltear el patrón"],
    ["w", "¿por qué está así esta celda?"],
    ["o", "esta celda y las de alrededor"],
    ["s n", "cuántas viven; qué vive aquí"],
    ["Escape", "volver a células sueltas"],
    ["i", "al campo de texto"],
    ["?", "esta ayuda"],
  ],
  commands: [
    ["c12 d12", "dibujar o quitar"],
    ["azul c12 d12, rojo x12, quitar c12", "celdas de un estado"],
    ["planeador c12, bloque x12", "un patrón alrededor de una celda"],
    ["paso 5, atrás 3, vivir, reiniciar, vaciar", "la marcha"],
    ["sopa, sopa 3f2a", "un tablero al azar, el mismo con la misma semilla"],
    ["porqué k9", "qué causó una celda"],
    ["población, estructuras", "qué vive aquí"],
    ["s 13, s m, cerca m13", "una fila, una columna, alrededor de una celda"],
    ["celdas azul, celdas rojo", "dónde vive un color"],
  ],
};
