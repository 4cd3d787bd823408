/** What is said about reporting and blocking people, in Spanish. */

import type { ReportWords } from "./en.ts";

export const es: ReportWords = {
  profile: "Perfil",
  at: "Jugadores en esta mesa",
  reportChat: "Avisar del chat",
  reportName: "Avisar del nombre",
  sure: "Sí, avisar",
  block: "Bloquear",
  unblock: "Desbloquear",
  of: (what, who) => `${what}: ${who}`,
  outcomes: {
    reported: "Gracias. Lo revisaremos.",
    limit: "Ya enviaste bastantes avisos por ahora. Primero revisaremos esos.",
    banned: "Ahora no puedes avisar de nadie.",
    failed: "No funcionó. Inténtalo de nuevo.",
  },
  chatLine: "El aviso incluye sus últimos mensajes.",
  blocked: "Bloqueado. No verás su chat ni volverán a jugar entre ustedes.",
  unblocked: "Desbloqueado.",

  page: "Avisar de un jugador",
  pageLine: (name) => `¿El nombre ${name} insulta a alguien o se hace pasar por otro? Avísanos.`,
  blockLine: "Si bloqueas a este jugador, no verás su chat ni jugarán entre ustedes.",
  noScript: "Para bloquear hace falta JavaScript.",
  back: "Clasificación",

  listTitle: "Jugadores bloqueados",
  listLine: "No ves su chat ni juegan entre ustedes.",
  listNone: "No has bloqueado a nadie.",
  nameless: "Un jugador sin nombre",
};
