/** Las palabras alrededor de los documentos para programadores, en español. */

import type { DocWords } from "./en.ts";

export const es: DocWords = {
  api: "API",
  description: "Escribe un bot, o mira partidas y clasificaciones desde un programa.",
  intro:
    "Aquí todo es JSON por HTTP. Un programa que juega necesita un token: créalo en tu perfil.",
  token: "Crear un token",
  bots: "Escribir un bot",
  rooms: "Salas, por socket o por consultas",
  arena: "El protocolo de la Arena de bots",
  openapi: "Documento OpenAPI",
  notes: "La referencia está en inglés.",
  tags: {
    bots: "Bots",
    rooms: "Salas",
    games: "Partidas y clasificaciones",
    account: "Tú",
    arena: "Arena de bots",
  },
  errors: "Errores",
  errorsLine:
    'Lo que no se hace se responde con {"refused": código, "message": frase} y uno de estos códigos.',
  code: "Código",
  status: "Estado",
  means: "Significado",
  body: "Cuerpo",
  query: "Consulta",
  field: "Campo",
  type: "Tipo",
  required: "obligatorio",
  answers: "Respuestas",
  needsToken: "necesita un token",
  isOpen: "cualquier sitio puede leerlo",
  dumps: {
    title: "Descarga de partidas",
    intro:
      "Todas las partidas terminadas, mes por mes: como registros (CCN) y como líneas de JSON, con gzip.",
    forgotten: "No incluyen a quienes eliminaron sus datos: sus meses se vuelven a generar.",
    none: "Aún no hay descargas. Las partidas de un mes aparecen un día después de que termina.",
    file: "Archivo",
    games: "Partidas",
    bytes: "Bytes",
    sum: "SHA-256",
    latest: "Últimas partidas",
  },
};
