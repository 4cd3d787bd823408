/** Why a cell lives, died or was born in the last generation, in Spanish. */

import { counted } from "../../../../words/grammar.ts";
import { agreeing } from "../../../../words/spanish.ts";
import type { WhyWords } from "./en.ts";

const neighbors = (count: number) => counted("es", count, { one: "vecina", other: "vecinas" });

export const es: WhyWords = {
  died: (count) => `Murió: ${neighbors(count)}`,
  lives: (count) => `Vive: ${neighbors(count)}`,
  born: (parents) => `Nació de ${parents}`,
  parents: (count, color) => `${count} ${agreeing(count, color)}`,
  empty: (count) => `Siguió vacía: ${neighbors(count)}`,
  notNow: "Esta partida puntúa: pregunta al terminar.",
  bombed: "Bombardeada",
  early: "Aún no sigue ninguna generación",
  rule: { lives: "Con 2 o 3 una célula vive.", born: "Nace con 3 exactas." },
  friendly: {
    lives: "Con 2 o 3 de su color una célula vive.",
    born: "Nace con 3 exactas de un color, sin enemigas.",
  },
};
