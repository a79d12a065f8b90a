import type { Settings } from '@sira/contract/records/settings'

type Logos = Pick<Settings, 'logo' | 'icon'>

/** The pictures that the site draws from the company’s logo; the number is the side in pixels. */
export const iconNames = [
  'icone-48.png',
  'icone-192.png',
  'icone-512.png',
  'icone-masquable-512.png',
  'apple-touch-icon.png',
] as const
export type IconName = (typeof iconNames)[number]

/** The path of the logo in the header, drawn once in its size and once for dense screens. */
export const logoFolder = '/logo'
export const logoScales = { '1x': 1, '2x': 2 } as const
export type LogoScale = keyof typeof logoScales

/** Gives the address of an icon, which changes with the picture. */
export function iconAddress(name: IconName, { logo, icon }: Logos): string {
  return `/${name}${version(icon ?? logo)}`
}

/** Gives the icon in the tab of the browser: a logo, else the original mark. */
export function tabIcon(logos: Logos): { href: string; type: string } {
  return logos.icon || logos.logo
    ? { href: iconAddress('icone-48.png', logos), type: 'image/png' }
    : { href: '/favicon.svg', type: 'image/svg+xml' }
}

export function logoAddress(scale: LogoScale, logo: { url: string }): string {
  return `${logoFolder}/${scale}.webp${version(logo)}`
}

/** The name of the file, which no other file ever gets. */
function version(picture: { url: string } | null): string {
  return picture ? `?v=${versionOf(picture)}` : ''
}

export function versionOf({ url }: { url: string }): string {
  return encodeURIComponent(url.split('/').at(-1) ?? '')
}
