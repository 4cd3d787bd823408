/** What tables of this device say of the games they keep, in Spanish. */

import type { KeptWords } from "./en.ts";

export const es: KeptWords = {
  goOn: "Continuar",
  others: "Otras partidas abiertas",
  damaged: "No se pudo leer una partida guardada. Se eliminó.",
  back: "¡Hola de nuevo! Tu partida sigue como la dejaste.",
  startOver: "Empezar de nuevo",
  elsewhere: "Estás jugando esta partida en otra pestaña.",
  playHere: "Jugar aquí",
  toEnd: "Ir al final",
  takeBack: "Deshacer turno",
  takeBackSure: "Deshacer (no puntúa)",
  resign: "Rendirse",
  resignSure: "Sí, rendirse",
};
