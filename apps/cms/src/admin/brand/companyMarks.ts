import { placedLogo } from '@sira/contract/logoPlace'
import { defaultSettings } from '@sira/contract/records/settings'
import type { Payload } from 'payload'
import { cache } from 'react'
import type { Media } from '../../payload-types.ts'

/** By what the company is recognised: asked for once by a screen, which shows it several times. */
export const companyMarks = cache(async (payload: Payload) => {
  const { brandName, logo, icon } = await payload.findGlobal({ slug: 'settings', depth: 1 })
  const picture = shown(logo)
  const head = picture && { ...picture, ...placedLogo(picture) }
  return {
    name: brandName || defaultSettings.brandName,
    /** As it stands at the head of the pages. */
    logo: head,
    /** In a small square: a wide logo would be a line there. */
    icon: shown(icon) ?? (head?.standsForName ? null : head),
  }
})

/** A picture in its small size; a number is one that lies in the trash. */
function shown(picture: number | Media | null | undefined) {
  if (typeof picture !== 'object' || !picture?.width || !picture.height) return null
  const { width, height, thumbnailURL } = picture
  return thumbnailURL ? { src: thumbnailURL, width, height } : null
}
