import type { Words } from '../../../../../language/words.ts'
import type { graphicDesign as french } from '../../fr/screens/graphicDesign.ts'

/** Graphic design and web content (spec 2.15). */
export const graphicDesign: Words<typeof french> = {
  title: 'Graphic design',
  description:
    'Logos, posters, packaging, presentations and web content: a clear image, files that you keep.',
  lead: 'A shop sign is read in three seconds, in the sun, from a motorbike.',
  worksHeading: 'What we draw',
  works: [
    { name: 'Identity', text: 'Logo, colours, typefaces, business card, letterhead' },
    { name: 'Display', text: 'Shop signs, banners, roll-ups, vehicle wraps' },
    { name: 'Packaging', text: 'Labels, sachets and boxes that meet labelling standards' },
    { name: 'Print', text: 'Reports, brochures, catalogues, training material' },
    { name: 'Screen', text: 'Visuals for social networks, presentations, small animations' },
  ],
  contentHeading: 'Web content writing',
  content: [
    'A clear text sells better than a long speech. We write your pages, product sheets, articles and letters in plain language, read over by someone who does not know your trade.',
    'Each text comes with its title, its description for search engines and a short version for WhatsApp.',
  ],
  countersHeading: 'Sira in figures',
  quote: 'Ask for a quote',
  subject: 'Graphic design',
}
