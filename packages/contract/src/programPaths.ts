import { sharePicturePath } from './routes.ts'

/** The path of the documents that the site gives: `/documents/catalogue_0123456789.pdf`. */
export const documentsPath = '/documents'

/** The paths that the back office answers, through the site. */
export const backOfficePaths = ['/admin', '/api', '/_next', '/uploads', documentsPath] as const

/**
 * The paths of the programs themselves. They are no pages of the site and the same in every
 * language.
 */
export const programPaths = [...backOfficePaths, '/_astro', sharePicturePath] as const

/** The path of the drafts that the site shows to signed-in staff: `/apercu/blogs/4`. */
export const previewPath = '/apercu'

/** Whether an address is one of these paths or lies below one. */
export function isBelow(address: string, paths: readonly string[]): boolean {
  const [path = ''] = address.split(/[?#]/, 1)
  return paths.some((one) => path === one || path.startsWith(`${one}/`))
}
