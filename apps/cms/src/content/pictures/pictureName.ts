import { randomBytes } from 'node:crypto'
import slugify from '@sindresorhus/slugify'

const longest = 60

/** `<name>_<10 hex>.<ext>`: a file never changes under its name, and names cannot be guessed. */
export function pictureName(sentName: string, extension: string): string {
  const base = slugify(sentName.replace(/\.[^.]*$/, ''))
    .slice(0, longest)
    .replace(/-+$/, '')
  return `${base === '' ? 'image' : base}_${randomBytes(5).toString('hex')}.${extension}`
}
