import { laterPart } from '../later/later-part.tsx'

/** Its choices can be read and taken without it, and their room is kept. */
export const LaterBodyTypeDrawing = laterPart(
  'drawing of a body type',
  async () => (await import('./drawing-of-body-type.tsx')).DrawingOfBodyType,
  <svg viewBox="0 0 240 98" aria-hidden="true" focusable="false" />,
)
