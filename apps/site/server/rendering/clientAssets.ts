import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { RenderedResponse } from '@sira/response-cache/renderedResponse'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** The files of the build, by address, with their compressed forms (compressedFiles.ts). */
export interface ClientAssets {
  has(path: string): boolean
  read(path: string): Promise<RenderedResponse>
  /** The texts of all scripts, or of all sheets, by their address. */
  textsOf(extension: '.js' | '.css'): Promise<Map<string, string>>
}

/**
 * Lists the folder once: a file outside the build has no address, so no path can lead out of it.
 * Throws when the folder is missing.
 */
export function clientAssets(folder: string): ClientAssets {
  const files = new Map<string, string>()
  const compressed = new Set<string>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile()) continue
    if (entry.name.endsWith('.br')) {
      compressed.add(file)
      continue
    }
    files.set(`/${relative(folder, file).split(sep).map(encodeURIComponent).join('/')}`, file)
  }
  return {
    has: (path) => files.has(path),
    async textsOf(extension) {
      const named = [...files].filter(([path]) => path.endsWith(extension))
      const read = named.map(async ([path, file]) => [path, await readFile(file, 'utf8')] as const)
      return new Map(await Promise.all(read))
    },
    async read(path) {
      const hashed = path.startsWith('/_astro/')
      const file = files.get(path) ?? path
      const brotli = `${file}.br`
      return {
        status: 200,
        headers: {
          'content-type': types[extname(path)] ?? 'application/octet-stream',
          'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
          'cdn-cache-control': 'max-age=31536000',
          'cross-origin-resource-policy': 'same-origin',
        },
        body: await readFile(file),
        ...(compressed.has(brotli) ? { brotli: await readFile(brotli) } : {}),
      }
    },
  }
}
