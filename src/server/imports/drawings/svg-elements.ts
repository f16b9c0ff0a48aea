/** What a drawing is made of. */
export const drawingElements: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'switch', 'style'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'image'],
  ...['text', 'tspan', 'textPath', 'linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask', 'marker'],
]);

/** Programs, other documents and what changes by itself. Other unknown elements are only left out. */
export const unsafeElements: ReadonlySet<string> = new Set([
  ...['script', 'foreignobject', 'iframe', 'object', 'embed', 'handler', 'listener', 'audio', 'video', 'canvas'],
  ...['animate', 'animatemotion', 'animatetransform', 'animatecolor', 'set', 'discard', 'html', 'body', 'link', 'meta'],
]);
