import { cross, Sign } from './pictures/Sign.tsx'

const paths = {
  home: 'M3 11 12 4l9 7M6 9.5V20h12V9.5',
  grid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 3.5-6 8-6s8 2 8 6',
  message: 'M4 5h16v11H9l-5 4z',
  cart: 'M3 4h3l2.4 11h9.2L20 7.5H7M9.5 20h.01M17 20h.01',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: cross,
  chevron: 'm6 9 6 6 6-6',
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  pin: 'M12 21s7-6.3 7-12a7 7 0 1 0-14 0c0 5.7 7 12 7 12zM12 11a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  play: 'M8 5v14l11-7z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 21 21',
  whatsapp:
    'm3 21 1.7-4.7a8.6 8.6 0 1 1 3.2 3.1zM8.6 8.2c-.4 3.6 3.6 7.6 7.2 7.2l.6-1.9-2-1.1-1.2 1.1a6 6 0 0 1-2.7-2.7l1.1-1.2-1.1-2z',
} as const

export type IconName = keyof typeof paths

/** A drawn sign beside a word; it says nothing of its own to a screen reader. */
export function Icon({ name, ...rest }: { name: IconName; className?: string }) {
  return <Sign path={paths[name]} {...rest} />
}
