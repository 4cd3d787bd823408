/** A finished game as the strongest level sees it, in Spanish. */

import { counted } from "../../../words/grammar.ts";
import type { AnalysisWords } from "./en.ts";

export const es: AnalysisWords = {
  title: "Análisis del Conquistador",
  progress: (turn, of) => `Turno ${turn} de ${of}`,
  stop: "Parar",
  stopped: (count, of) => `Parado en ${count} de ${of} turnos.`,
  goOn: "Seguir",
  failed: "No se pudo cargar la máquina.",
  retry: "Reintentar",
  done: (marked, least) =>
    marked === 0 ? "Sin grandes errores." : counted("es", marked, {
      one: `turno costó un ${least} % o más de probabilidad de ganar.`,
      other: `turnos costaron un ${least} % o más de probabilidad de ganar.`,
    }),
  decided: (number, seat, lost) =>
    `Decidió el turno ${number}: le costó a ${seat} un ${lost} % de probabilidad de ganar.`,
  undecided: "Ningún turno la decidió por sí solo.",
  show: "Verlo",
  marks: {
    blunder: { text: "error grave", sign: "??" },
    mistake: { text: "error", sign: "?" },
    inaccuracy: { text: "imprecisión", sign: "?!" },
  },
  turn: (number, seat, round) => `Turno ${number}, ${seat}, ronda ${round}`,
  percent: (lost) => `${lost} %`,
  ahead: (seat, points) => `${seat} +${points}`,
  even: "igualada",
  worths: (best, played, lost) =>
    `Mejor turno: ${best}. Jugado: ${played}. Probabilidad de ganar perdida: ${lost} %.`,
  good: "Casi tan bueno como el mejor turno.",
  betterPlace: (cells) => `Mejor: ${cells}.`,
  betterBomb: (cell) => `Mejor: una bomba en ${cell}.`,
  betterSkip: "Mejor: pasar el turno.",
  killed: (cells) => `Células propias perdidas: ${cells}.`,
  given: (rival, cells) => `Nacimientos regalados a ${rival}: ${cells}.`,
  curve: "Quién iba por delante tras cada turno; la tabla dice lo mismo",
  curveLine:
    "Por encima de la línea gana Azul; por debajo, Rojo, en células. Los discos son errores de Azul y los rombos, de Rojo; más grande es peor. A trazos: el turno decisivo.",
  table: "Todos los turnos",
  columns: ["Turno", "Delante", "Perdido"],
  isDeciding: "decisivo",
};
