import { type BrotliOptions, constants as zlib } from 'node:zlib'

export function brotliOptions(
  text: Buffer,
  { quality, windowBits }: { readonly quality: number; readonly windowBits: number },
): BrotliOptions {
  return {
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: quality,
      [zlib.BROTLI_PARAM_LGWIN]: windowBits,
      [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
      [zlib.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  }
}
