/**
 * Shows the sentence for browsers that are too old: those that lack one of the two things that only the
 * browsers of docs/browsers.md know both of. It's a script of its own, and in the JavaScript of 2009: what
 * can't read the others still reads this.
 */
export const AGE_SCRIPT = `(function (sentence) {
if (window.Promise && Promise.withResolvers && CSS.supports("content", "''/''")) return;
sentence.hidden = false;
sentence.style.cssText = "position:relative;z-index:9;background:#fff;color:#000;font-weight:bold";
})(document.getElementById("too-old"));`;
