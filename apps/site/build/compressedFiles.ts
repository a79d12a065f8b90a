import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { AstroIntegration } from 'astro'

const compressed = promisify(brotliCompress)
const textFile = /\.(?:css|js|svg|webmanifest)$/

/**
 * Puts each text of the build beside itself as thorough brotli (`.br`), which the host sends: the
 * first visitor after a start waits for nothing, and pays for no byte more than those after.
 */
export function compressedFiles(): AstroIntegration {
  return {
    name: 'compressed-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const files = await readdir(folder, { recursive: true })
        for (const file of files.filter((name) => textFile.test(name))) {
          const path = join(folder, file)
          await writeFile(`${path}.br`, await compressed(await readFile(path)))
        }
      },
    },
  }
}
