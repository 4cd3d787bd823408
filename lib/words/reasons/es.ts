import type { ReasonWords } from "./en.ts";

export const es: ReasonWords = {
  language: "es",
  reasons: {
    'A pattern\'s header is "x = …, y = …"': () => "la cabecera de un patrón es «x = …, y = …»",
    "A pattern of {} by {} cells is above the limit of {}": (width, height, most) =>
      `un patrón de ${width} por ${height} pasa del límite de ${most} casillas`,
    "Unexpected {} in a pattern": (sign) => `${sign} no puede estar en un patrón`,
    'A cell is "x y", not "{}"': (line) => `una célula es «x y», no «${line}»`,
    "State {} is above the last, {}": (state, last) =>
      `el estado ${state} pasa del último, ${last}`,
    "Row {} is below the last, {}": (row, last) => `la fila ${row} pasa de la última, ${last}`,
    "Column {} is past the last, {}": (column, last) =>
      `la columna ${column} pasa de la última, ${last}`,
    "A count is above {}": (most) => `un número pasa de ${most}`,
    "A count of 0": () => "un número es 0",
    'The pattern has no "!" at its end': () => "falta el «!» del final",
    'Count {} stands before the "!"': (count) => `sobra el ${count} antes del «!»`,
    'Text follows the "!" of a pattern': () => "sobra texto después del «!»",
    "This is neither RLE, Life 1.06 nor plaintext": () => "esto no es RLE, Life 1.06 ni plaintext",
    "The link is damaged": () => "el enlace está dañado",
    "There's no game in this text": () => "no hay ninguna partida en este texto",
    "The JSON is incomplete": () => "el JSON está incompleto",
    "The JSON doesn't have a game's tags and moves": () =>
      "el JSON no tiene las etiquetas y los turnos de una partida",
    "Tag {} appears twice": (tag) => `la etiqueta ${tag} está dos veces`,
    '{} is not a tag [Name "value"]': (text) => `${text} no es una etiqueta [Nombre "valor"]`,
    'This "{}" has no partner': (brace) => `«${brace}» no tiene pareja`,
    'The game has no tag [Game "…"]': () => 'a la partida le falta la etiqueta [Game "…"]',
    'There is no game "{}"': (game) => `no hay ningún juego «${game}»`,
    "The board of {} is {}, not {}": (game, size, told) =>
      `el tablero de ${game} es de ${size}, no de ${told}`,
    'Size "{}" is not from {} to {}': (size, least, most) =>
      `el tamaño «${size}» no está entre ${least} y ${most}`,
    '{} "{}" is not true or false': (tag, value) => `${tag} «${value}» no es true ni false`,
    '{} "{}" is not from {} to {} by {}': (tag, value, least, most, step) =>
      `${tag} «${value}» no está entre ${least} y ${most} de ${step} en ${step}`,
    "{} is illegal: {}": (turn) => `el turno ${turn} no es legal`,
    "The board's hash is {}, not {}": (hash, told) => `el hash del tablero es ${hash}, no ${told}`,
    'The result {}, not "{}"': (_truth, told) => `el resultado del tablero no es «${told}»`,
    '"{}" is not a cell': (name) => `«${name}» no es una casilla`,
    '"{}" is not BOARD SEAT MOVE ALIVE': (text) => `«${text}» no es BOARD SEAT MOVE ALIVE`,
    "ALIVE has {} seats, not {}": (seats, told) => `ALIVE tiene ${seats} asientos, no ${told}`,
    "A game has two or more seats": () => "una partida tiene dos asientos o más",
    "The seat to move isn't in the game": () => "el asiento al que le toca no está en la partida",
    "{} moves without a placement end a game": (moves) =>
      `${moves} jugadas sin colocar terminan una partida`,
    "A piece belongs to a seat that isn't in the game": () =>
      "una pieza es de un asiento que no está en la partida",
    '"{}" is not BOARD SEAT ROUND C,C S,S': (text) => `«${text}» no es BOARD SEAT ROUND C,C S,S`,
    "{} {} is not from {} to {}": (name, value, least, most) =>
      `${name} ${value} no está entre ${least} y ${most}`,
    '"{}" is not BOARD SEAT, or BOARD SEAT GENERATION LIVED': (text) =>
      `«${text}» no es BOARD SEAT ni BOARD SEAT GENERATION LIVED`,
    "A match of {} generations is over by then": (generations) =>
      `una partida de ${generations} generaciones ya terminó entonces`,
    '"{}" is not N:EDGES CODE SEAT': (text) => `«${text}» no es N:EDGES CODE SEAT`,
    '"{}" isn\'t a firing such as 4>0,2': (turn) => `«${turn}» no es un disparo como 4>0,2`,
    "{} vertices are more than {}": (vertices, most) => `${vertices} vértices son más de ${most}`,
    "{} is no position of {} vertices": (code, vertices) =>
      `${code} no es una posición de ${vertices} vértices`,
    "{} does not place {} vertices": (places, vertices) =>
      `${places} no coloca ${vertices} vértices`,
    "q{} isn't a q of {} vertices": (qs, vertices) => `q${qs} no es un q de ${vertices} vértices`,
    "~{} doesn't name {} vertices": (names, vertices) => `~${names} no nombra ${vertices} vértices`,
    "Edge {}>{} {}": (from, to) => `la arista ${from}>${to} no vale`,
    "The link is cut off": () => "el enlace está cortado",
    "A link has at most {} characters": (most) => `un enlace tiene ${most} caracteres como mucho`,
    'A link to a game can\'t start with "{}"': (sign) =>
      `el enlace de una partida no empieza por «${sign}»`,
    "The link has a character that doesn't belong there": () => "al enlace le sobra un carácter",
    "The link is damaged: its checksum doesn't match": () => "el enlace está dañado",
    '"{}" in the link isn\'t a name and a value': (text) =>
      `«${text}» en el enlace no es un nombre y un valor`,
    "The link goes on after its last turn": () => "el enlace sigue después del último turno",
    "Turn {} of the link is illegal: {}": (turn) => `el turno ${turn} del enlace no es legal`,
  },
};
