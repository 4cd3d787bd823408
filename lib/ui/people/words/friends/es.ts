/** What is said about players one follows, in Spanish. */

import type { FriendsWords } from "./en.ts";

export const es: FriendsWords = {
  title: "Jugadores que sigues",
  none: "Sigue a jugadores desde su perfil para ver aquí cuándo están en línea.",
  notLoaded: "No se pudieron cargar. Lo intentaremos de nuevo enseguida.",
  nameless: (player) => `Jugador ${player}`,
  online: "en línea",
  offline: "sin conexión",
  invitationsTitle: "Desafíos",
  invitation: (who, game) => `${who || "Alguien"} quiere jugar ${game}.`,
  accept: "Aceptar",
  decline: "Rechazar",
  follow: "Seguir",
  unfollow: "Dejar de seguir",
  block: "Bloquear",
  unblock: "Desbloquear",
  sure: "Bloquear de verdad",
  challenge: "Desafiar",
  failed: "No funcionó. Inténtalo más tarde.",
  limit:
    "Hay demasiadas partidas o desafíos abiertos, tuyos o suyos. Termina una partida o inténtalo más tarde.",
  banned: "Ahora no puedes jugar en línea.",
  blocked: "No les tocará jugar juntos, y no verás su chat.",
  actions: "Tú y este jugador",
};
