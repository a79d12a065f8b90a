import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { markFile } from '@sira/cloth/mark'
import type { Payload } from 'payload'
import { companyMarks } from './companyMarks.ts'

/**
 * The picture in the tab of the browser, as an SVG at one address. A logo stands in it as it is: an
 * SVG that is a picture loads nothing from elsewhere.
 */
export async function tabIcon(payload: Payload): Promise<string> {
  const { icon } = await companyMarks(payload)
  if (icon === null) return markFile()
  const file = join(String(payload.config.custom?.mediaDir), basename(icon.src))
  const bytes = await readFile(file).catch(() => null)
  if (bytes === null) return markFile()
  // Browsers know a picture by its bytes, whatever it is called here.
  const picture = `<image width="48" height="48" href="data:image/webp;base64,${bytes.toString('base64')}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="6" fill="#fff"/>${picture}</svg>`
}
