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
    lost: () => "Así, ninguna de tus células sobrevive a esta generación.",
    anchor: ({ closes }) => {
      const list = listed(LANGUAGE, closes.map((zone) => zones[zone]));
      return `Así, tu casa quedará vacía y se te ${
        closes.length === 1 ? "cerrará" : "cerrarán"
      } ${list}.`;
    },
    crowded: ({ cells: { length } }) =>
      `Demasiado juntas: ${cells(length)} de las tuyas ${
        length === 1 ? "morirá" : "morirán"
      } por exceso de vecinas.`,
    lonely: () => "Ninguna de las elegidas vivirá: cada una tiene menos de dos vecinas.",
    harm: ({ points: by }) => `Pasar te dejaría ${points(by)} mejor que este turno.`,
    bomb: ({ cells: [target], points: by }, { cell }) =>
      `Una bomba en ${cell(target!)} te dejaría ${points(by)} mejor que pasar.`,
    closing: ({ zone }) => `Así, se te cerrará ${zones[zone]}.`,
    opening: ({ zone }, { rival }) =>
      `Así, se te abrirá ${zones[zone]}, si el turno de ${rival} no lo cambia.`,
    hunt: ({ cells: { length } }, { rival }) =>
      `A ${rival} solo le ${length === 1 ? "queda" : "quedan"} ${
        cells(length)
      } y sin ellas pierde: ataca ahí.`,
    weak: ({ cells: { length } }) =>
      `Solo te ${length === 1 ? "queda" : "quedan"} ${
        cells(length)
      }: con dos o tres vecinas, cada una vive.`,
    chain: ({ missing }) =>
      missing === "rival"
        ? "Te falta una zona: cuando nazca una célula tuya en la casa rival, se te abrirá."
        : `Te falta una zona: vive también en ${zones[missing]} y se te abrirá la casa rival.`,
    leading: ({ points: by, rounds: left }) =>
      `Ganas por ${points(by)} y ${left === 1 ? "queda" : "quedan"} ${
        rounds(left)
      }: conserva lo que vive.`,
    trailing: ({ points: by, rounds: left }, { rivalWeight }) =>
      `Pierdes por ${points(by)} y ${left === 1 ? "queda" : "quedan"} ${rounds(left)}.${
        rivalWeight > 1 ? ` En la casa rival cada célula vale por ${rivalWeight}.` : ""
      }`,
    "bomb-soon": () => "En la próxima ronda podrás lanzar una bomba.",
  },
  dismiss: "Descartar este consejo",
};
