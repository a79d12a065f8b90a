import { basename } from 'node:path'
import { markFile } from '@sira/cloth/mark'
import type { Payload } from 'payload'
import { fileFoldersOf } from '../../store/fileFoldersOf.ts'
import { companyMarks } from './companyMarks.ts'

/**
 * The picture in the tab of the browser, as an SVG at one address. A logo stands in it as it is: an
 * SVG that is a picture loads nothing from elsewhere.
 */
export async function tabIcon(payload: Payload): Promise<string> {
  const { icon } = await companyMarks(payload)
  if (icon === null) return markFile()
  const { media } = fileFoldersOf(payload)
  const bytes = await media.read(basename(icon.src)).catch(() => undefined)
  if (bytes === undefined) return markFile()
  // Browsers know a picture by its bytes, whatever it is called here.
  const picture = `<image width="48" height="48" href="data:image/webp;base64,${bytes.toString('base64')}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="6" fill="#fff"/>${picture}</svg>`
}
