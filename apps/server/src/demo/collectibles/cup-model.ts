/** Outline of a cup from the middle of its foot over the rim to the middle of its well: radius and height. */
const OUTLINE: readonly (readonly [radius: number, height: number])[] = [
  [0, 0.04],
  [0.3, 0.04],
  [0.32, 0],
  [0.38, 0],
  [0.4, 0.08],
  [0.62, 0.26],
  [0.76, 0.56],
  [0.82, 0.86],
  [0.78, 0.86],
  [0.71, 0.57],
  [0.57, 0.3],
  [0.34, 0.14],
  [0, 0.12],
];
const TURNS = 32;
const FLOAT = 5126;
const SHORT = 5123;

/** A cup as glTF 2.0, all in one file: the outline turned about its axis. The same every time. */
export function cupModel(): string {
  const points: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const angle = (2 * Math.PI * turn) / TURNS;
    for (const [radius, height] of OUTLINE)
      points.push(radius * Math.cos(angle), height, radius * Math.sin(angle));
  }
  const at = (turn: number, place: number) => (turn % TURNS) * OUTLINE.length + place;
  const corners: number[] = [];
  for (let turn = 0; turn < TURNS; turn++)
    for (let place = 0; place + 1 < OUTLINE.length; place++) {
      const [a, b] = [at(turn, place), at(turn, place + 1)];
      const [c, d] = [at(turn + 1, place), at(turn + 1, place + 1)];
      corners.push(a, b, c, b, d, c);
    }
  const places = Buffer.from(Float32Array.from(points).buffer);
  const faces = Buffer.from(Uint16Array.from(corners).buffer);
  const bytes = Buffer.concat([places, faces]);
  return JSON.stringify({
    asset: { version: '2.0', generator: 'Yunyou demo' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, name: 'cup' }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1, material: 0 }] }],
    materials: [
      {
        doubleSided: true,
        pbrMetallicRoughness: {
          baseColorFactor: [0.86, 0.91, 0.9, 1],
          metallicFactor: 0,
          roughnessFactor: 0.3,
        },
      },
    ],
    accessors: [
      {
        ...{ bufferView: 0, componentType: FLOAT, count: points.length / 3, type: 'VEC3' },
        ...{ min: [-0.82, 0, -0.82], max: [0.82, 0.86, 0.82] },
      },
      { bufferView: 1, componentType: SHORT, count: corners.length, type: 'SCALAR' },
    ],
    bufferViews: [
      { buffer: 0, byteOffset: 0, byteLength: places.length, target: 34_962 },
      { buffer: 0, byteOffset: places.length, byteLength: faces.length, target: 34_963 },
    ],
    buffers: [
      {
        byteLength: bytes.length,
        uri: `data:application/octet-stream;base64,${bytes.toString('base64')}`,
      },
    ],
  });
}
