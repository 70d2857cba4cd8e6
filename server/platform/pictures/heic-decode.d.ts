declare module 'heic-decode' {
  type DecodedHeic = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }
  type HeicEntry = { width: number; height: number; decode: () => Promise<DecodedHeic> }
  type HeicEntries = HeicEntry[] & { dispose: () => void }
  type DecodeHeic = {
    (input: { buffer: Uint8Array }): Promise<DecodedHeic>
    all: (input: { buffer: Uint8Array }) => Promise<HeicEntries>
  }
  const decodeHeic: DecodeHeic
  export default decodeHeic
}
