import { describe, expect, test } from 'vitest'
import { rendered } from '../../test/markup.ts'
import { fr } from '../i18n/fr.ts'
import { Alert } from './Alert.tsx'
import { Accordion } from './disclosure/Accordion.tsx'
import { Tabs } from './disclosure/Tabs.tsx'
import { SkillBars } from './figures/SkillBars.tsx'
import { quoteAddress } from './links/quoteAddress.ts'
import { Pagination } from './Pagination.tsx'
import { OnRequestFrame } from './pictures/OnRequestFrame.tsx'
import { Picture } from './pictures/Picture.tsx'

describe('Panels', () => {
  const panels = ['Un', 'Deux'].map((title) => ({ title, content: `Texte ${title}` }))

  test('of tabs: the first is open, opening one closes the others', () => {
    const { html } = rendered(<Tabs name="essai" label="Essai" panels={panels} />)
    expect(html.match(/<details name="essai"/g)).toHaveLength(2)
    expect(html.match(/open=""/g)).toHaveLength(1)
    expect(html).toMatch(/<section aria-label="Essai"/)
  })

  test('of an accordion without a name are independent', () => {
    const items = panels.map((panel) => ({ key: panel.title, ...panel }))
    expect(rendered(<Accordion items={items} />).html).not.toContain('name=')
    expect(rendered(<Accordion name="un-seul" items={items} />).html).toContain('name="un-seul"')
  })
})

describe('Messages', () => {
  test.each([
    ['success', 'status'],
    ['error', 'alert'],
  ] as const)('of %s are said aloud as a %s, and can be closed', (kind, role) => {
    const { html } = rendered(
      <Alert kind={kind} message="Voilà" close="/contact" closeLabel="Fermer" />,
    )
    expect(html).toContain(`role="${role}"`)
    expect(html).toContain('href="/contact" aria-label="Fermer"')
  })

  test('that the page itself can take away are closed by a button', () => {
    const { html } = rendered(
      <Alert kind="error" message="Voilà" close={() => undefined} closeLabel="Fermer" />,
    )
    expect(html).toContain('<button type="button" aria-label="Fermer"')
    expect(html).not.toContain('href')
  })
})

describe('What other sites show', () => {
  test('stands in a closed panel, in a frame that loads lazily', () => {
    const { html } = rendered(
      <OnRequestFrame
        title="Carte"
        address="https://x.example/"
        label="Voir"
        note="1 Mo"
        icon="pin"
      />,
    )
    expect(html).toMatch(/^<details(?![^>]*open)/)
    expect(html).toContain('loading="lazy"')
  })
})

describe('The pages of a list', () => {
  const address = (page: number) => `/liste?page=${page}`

  test('are linked before and after', () => {
    const { html, text } = rendered(
      <Pagination page={2} pageCount={3} words={fr} address={address} />,
    )
    expect(html).toContain('href="/liste?page=1" rel="prev"')
    expect(html).toContain('href="/liste?page=3" rel="next"')
    expect(text).toContain('Page 2 sur 3')
  })

  test('are not shown where there is one only', () => {
    expect(rendered(<Pagination page={1} pageCount={1} words={fr} address={address} />).html).toBe(
      '',
    )
  })
})

describe('A picture', () => {
  const media = {
    name: 'a.webp',
    alternativeText: 'Un marché',
    caption: null,
    width: 1600,
    height: 900,
    mime: 'image/webp',
    url: '/uploads/a.webp',
    formats: {
      thumbnail: { width: 245, height: 138, size: 8, url: '/uploads/thumbnail_a.webp' },
      medium: { width: 750, height: 422, size: 40, url: '/uploads/medium_a.webp' },
    },
  }
  const props = { seed: 'a', width: 400, height: 225, sizes: '100vw', light: false }

  test('offers its sizes from the smallest, is described, and waits until it is near', () => {
    const { html } = rendered(<Picture media={media} {...props} />)
    expect(html).toContain(
      'srcSet="/uploads/thumbnail_a.webp 245w, /uploads/medium_a.webp 750w, /uploads/a.webp 1600w"',
    )
    expect(html).toContain('alt="Un marché"')
    expect(html).toContain('loading="lazy"')
    expect(html).toMatch(/width="1600" height="900"/)
  })

  test('for a visitor who saves data is no wider than 500 pixels, where there is such a one', () => {
    const { html } = rendered(<Picture media={media} {...props} light />)
    expect(html).toContain('srcSet="/uploads/thumbnail_a.webp 245w"')
    const wide = { ...media, formats: { medium: media.formats.medium } }
    expect(rendered(<Picture media={wide} {...props} light />).html).toContain(
      'srcSet="/uploads/medium_a.webp 750w, /uploads/a.webp 1600w"',
    )
  })

  test('shows in any frame the point that was chosen, and says nothing of the middle', () => {
    const focused = { ...media, provider_metadata: { focalPoint: { x: 8, y: 72 } } }
    expect(rendered(<Picture media={focused} {...props} />).html).toContain(
      'class="size-full object-cover focal-x-10 focal-y-70"',
    )
    expect(rendered(<Picture media={media} {...props} />).html).toContain(
      'class="size-full object-cover"',
    )
  })

  test('that paints the first screen does not wait', () => {
    expect(rendered(<Picture media={media} {...props} eager />).html).toContain('loading="eager"')
  })

  test('beside the same words says nothing', () => {
    expect(rendered(<Picture media={media} {...props} decorative />).html).toContain('alt=""')
  })

  test('that is missing is the cloth of the record', () => {
    const { html } = rendered(<Picture media={null} {...props} />)
    expect(html).toMatch(/^<svg/)
    expect(html).toBe(rendered(<Picture media={null} {...props} />).html)
    expect(html).not.toBe(rendered(<Picture media={null} {...props} seed="b" />).html)
  })
})

describe('Small things', () => {
  test('a link to the quote form carries service and subject', () => {
    expect(quoteAddress(fr)).toBe('/demander-un-devis')
    expect(quoteAddress(fr, 'Autres', 'Une idée')).toBe(
      '/demander-un-devis?service=Autres&objet=Une+id%C3%A9e',
    )
  })

  test('a skill bar says its figure once to a screen reader', () => {
    const { html } = rendered(<SkillBars skills={[{ label: 'Conseil', percent: 97 }]} />)
    expect(html).toContain('<rect width="97%"')
    expect(html.match(/97 %/g)).toHaveLength(1)
  })
})
