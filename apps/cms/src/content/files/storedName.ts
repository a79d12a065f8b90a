import { randomBytes } from 'node:crypto'
import slugify from '@sindresorhus/slugify'

const longest = 60

/**
 * `<name>_<10 hex>.<ext>`: a file never changes under its name, and names cannot be guessed.
 * `otherwise` where nothing is left of the name that was sent.
 */
export function storedName(sentName: string, extension: string, otherwise: string): string {
  const base = slugify(sentName.replace(/\.[^.]*$/, ''))
    .slice(0, longest)
    .replace(/-+$/, '')
  return `${base === '' ? otherwise : base}_${randomBytes(5).toString('hex')}.${extension}`
}
