/** The thread that thinks for a program: one question after the other. */
export { choice, playouts } from './thinking.js'
