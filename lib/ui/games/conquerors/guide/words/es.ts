/** What guided mode and the coach say, in Spanish. */

import type { Zone } from "../../../../../games/conquerors/rules.ts";
import { counted, listed } from "../../../../../words/grammar.ts";
import type { GuideWords } from "./en.ts";

const LANGUAGE = "es";

const zones: Record<Zone, string> = {
  home: "tu casa",
  neutral: "la zona neutral",
  rival: "la casa rival",
};

const cells = (count: number) => counted(LANGUAGE, count, { one: "célula", other: "células" });
const points = (count: number) => counted(LANGUAGE, count, { one: "punto", other: "puntos" });
const rounds = (count: number) => counted(LANGUAGE, count, { one: "ronda", other: "rondas" });

export const es: GuideWords = {
  hints: {
    won: (_, { rival }) => `${rival} se queda sin células: confirma y ganas.`,
    lost: () => "Tal como está, mueren todas tus células.",
    anchor: ({ closes }) => {
      const list = listed(LANGUAGE, closes.map((zone) => zones[zone]));
      return `Tal como está, tu casa queda vacía y se te ${
        closes.length === 1 ? "cierra" : "cierran"
      } ${list}.`;
    },
    crowded: ({ cells: { length } }) =>
      `Demasiado juntas: ${cells(length)} de las tuyas ${
        length === 1 ? "morirá" : "morirán"
      } por exceso de vecinas.`,
    lonely: () => "Ninguna de estas células vivirá: cada una tiene menos de dos vecinas.",
    harm: ({ points: by }) => `Pasar sería ${points(by)} mejor que este turno.`,
    bomb: ({ cells: [target], points: by }, { cell }) =>
      `Una bomba en ${cell(target!)} sería ${points(by)} mejor que pasar.`,
    closing: ({ zone }) => `Tal como está, se te cierra ${zones[zone]}.`,
    opening: ({ zone }, { rival }) =>
      `Tal como está, se te abre ${zones[zone]}, si ${rival} no lo impide.`,
    hunt: ({ cells: { length } }, { rival }) =>
      `A ${rival} solo le ${length === 1 ? "queda" : "quedan"} ${
        cells(length)
      }: ataca ahí para ganar.`,
    weak: ({ cells: { length } }) =>
      `Solo te ${length === 1 ? "queda" : "quedan"} ${
        cells(length)
      }: cada una necesita dos o tres vecinas.`,
    chain: ({ missing }) =>
      missing === "rival"
        ? "Te falta una zona: haz nacer una célula en la casa rival para abrirla."
        : `Te falta una zona: mantén una célula viva en ${
          zones[missing]
        } para abrir la casa rival.`,
    leading: ({ points: by, rounds: left }) =>
      `Ganas por ${points(by)} y ${left === 1 ? "queda" : "quedan"} ${
        rounds(left)
      }: cuida lo que vive.`,
    trailing: ({ points: by, rounds: left }, { rivalWeight }) =>
      `Pierdes por ${points(by)} y ${left === 1 ? "queda" : "quedan"} ${rounds(left)}.${
        rivalWeight > 1 ? ` En la casa rival cada célula vale por ${rivalWeight}.` : ""
      }`,
    "bomb-soon": () => "La próxima ronda puedes lanzar una bomba.",
  },
  dismiss: "Descartar consejo",
};
