/** What the page of the site carries for who came to it by itself. */
const ownBanner = '[data-staff-banner]'

/**
 * Fits a preview of the site into its frame beside the text: it stays where it was read, and its
 * links open elsewhere, for no other page of the site may be framed.
 */
export function settleFrame(frame: HTMLIFrameElement, readTo: number): void {
  const page = frame.contentDocument
  if (page === null) return
  page.querySelector(ownBanner)?.remove()
  for (const link of page.querySelectorAll('a[href]')) {
    if (!link.getAttribute('href')?.startsWith('#')) link.setAttribute('target', '_blank')
  }
  frame.contentWindow?.scrollTo({ top: readTo, behavior: 'instant' })
}

/** How far a frame was read. */
export function readTo(frame: HTMLIFrameElement | null): number {
  return frame?.contentWindow?.scrollY ?? 0
}
