/**
 * Puts the chosen theme (`light` or `dark`; `auto` chooses none) on the document before it is
 * painted. Storage may be forbidden: then the system's theme stands.
 */
export const THEME_SCRIPT =
  `try{const t=localStorage.theme;if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;
