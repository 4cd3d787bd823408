/** A finished game as the strongest level sees it, in Spanish. */

import { counted } from "../../../words/grammar.ts";
import type { AnalysisWords } from "./en.ts";

export const es: AnalysisWords = {
  title: "La partida según el Conquistador",
  progress: (turn, of) => `Turno ${turn} de ${of}`,
  stop: "Parar",
  stopped: (count, of) => `Parado en ${count} de ${of} turnos.`,
  goOn: "Seguir",
  failed: "No se pudo cargar la máquina.",
  retry: "Probar otra vez",
  done: (marked, least) =>
    marked === 0 ? "Ningún turno costó mucho." : counted("es", marked, {
      one: `turno costó un ${least} % de la victoria o más.`,
      other: `turnos costaron un ${least} % de la victoria o más.`,
    }),
  decided: (number, seat, lost) =>
    `Decidió el turno ${number}, que le costó a ${seat} un ${lost} % de la victoria.`,
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
    `Con el mejor turno ${best}; como se jugó, ${played}: un ${lost} % de la victoria perdido.`,
  good: "Casi tan bueno como el mejor.",
  betterPlace: (cells) => `Mejor: ${cells}.`,
  betterBomb: (cell) => `Mejor: una bomba en ${cell}.`,
  betterSkip: "Mejor: pasar el turno.",
  killed: (cells) => `Células propias que mató: ${cells}.`,
  given: (rival, cells) => `Nacimientos que regaló a ${rival}: ${cells}.`,
  curve: "Quién iba por delante tras cada turno; la tabla dice lo mismo",
  curveLine:
    "Por encima de la línea va por delante Azul, por debajo Rojo, más o menos en células. Los discos son errores de Azul y los rombos, de Rojo; cuanto mayores, peores. A trazos: el turno que decidió.",
  table: "Todos los turnos",
  columns: ["Turno", "Delante", "Perdido"],
  isDeciding: "decisivo",
};
