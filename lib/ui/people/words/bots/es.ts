/** Las palabras de los bots propios en español. */

import type { BotWords } from "./en.ts";

export const es: BotWords = {
  title: "Bots",
  line:
    "Deja que un programa juegue aquí. Cada bot tiene su propia puntuación y se marca como bot.",
  docs: "Escribir un bot",
  none: "Todavía no tienes bots.",
  name: "Nombre del bot",
  scopes: "Qué puede hacer su token",
  scope: {
    play: "Jugar partidas",
    challenge: "Abrir salas, unirse y desafiar",
    chat: "Chatear",
  },
  make: "Crear un token",
  made: "Copia el token ahora. No lo verás otra vez.",
  token: "Token",
  again: "Con el mismo nombre, ese bot recibe un token nuevo y el anterior deja de servir.",
  active: (when) => `Token del ${when}`,
  used: (when) => `último uso ${when}`,
  unused: "sin usar",
  revoked: "Sin token",
  revoke: "Revocar",
  revokeOf: (name) => `Revocar el token de ${name}`,
  isRevoked: "El token ya no sirve.",
  refused: {
    unfit: "Escribe de 2 a 24 letras o cifras.",
    signs: "Usa solo letras, cifras, espacios y . ' - _",
    mixed: "Usa letras de un solo alfabeto.",
    reserved: "Ese nombre está reservado. Prueba otro.",
    limit: "No puedes tener más bots. Usa el nombre de uno que tengas.",
    banned: "Ahora no puedes crear bots.",
    malformed: "Elige al menos una cosa que pueda hacer el token.",
    failed: "No funcionó. Inténtalo de nuevo.",
  },
};
