import { sharePicturePath } from './routes.ts'

/** Below it the site gives documents: `/documents/catalogue_0123456789.pdf`. */
export const documentsPath = '/documents'

/** What the back office answers, through the site. */
export const backOfficePaths = ['/admin', '/api', '/_next', '/uploads', documentsPath] as const

/** Of the programs themselves: no pages of the site, and the same in every language. */
export const programPaths = [...backOfficePaths, '/_astro', sharePicturePath] as const

/** Below it the site shows drafts to signed-in staff: `/apercu/blogs/4`. */
export const previewPath = '/apercu'

/** Whether an address is one of these paths, or stands below one. */
export function isBelow(address: string, paths: readonly string[]): boolean {
  const [path = ''] = address.split(/[?#]/, 1)
  return paths.some((one) => path === one || path.startsWith(`${one}/`))
}
