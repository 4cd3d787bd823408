/** What reminders say besides whose turn it is, in Spanish. */

import type { PushWords } from "./en.ts";

export const es: PushWords = {
  missed: {
    late: "Se te acabó el tiempo: pasaste",
    out: "Quedaste fuera",
    over: "Terminó la partida",
  },
  timeShort: (hours) => `Tu turno: quedan menos de ${hours} horas`,
};
