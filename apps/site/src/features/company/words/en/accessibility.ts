import type { Words } from '../../../../language/words.ts'
import type { accessibility as french } from '../fr/accessibility.ts'

/** The texts of the accessibility statement. */
export const accessibility: Words<typeof french> = {
  accessibility: {
    title: 'Accessibility',
    description:
      'What we do so that everyone can use this site, what is still to be done, and how to tell us about it.',
    text: `This site must work for everyone: on a small phone, without a mouse, with a screen reader, with large letters, without pictures or without JavaScript.

## What is in place

- Every page can be read and used with a keyboard; a link leads straight to the content.
- Forms name each field, say what is wrong in words and lead to the first field to correct. Nothing you type is lost.
- Text can be enlarged to 200% and nothing leaves the screen.
- If your device asks for less motion or more contrast, the site obeys.
- Each page says its language; a text that is not translated yet says its own.
- Without a connection, the pages you have read stay readable.

## How it is checked

With every change, all pages are checked automatically against WCAG 2.2, levels A and AA, at the width of a phone and of a computer. The screens are also tried with a keyboard. No outside body has audited the site yet.

## What is not perfect

- Videos, maps and comment threads come from other services: we cannot answer for their accessibility. They open only when you ask.
- Some pictures have no description yet.
- Some of the articles exist in French only.

## Something in your way?

Tell us which page and which device: by phone, on WhatsApp or through the contact form. We give you the information another way at once, then we mend the page.
`,
  },
}
