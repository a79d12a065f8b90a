import { Image } from '@tiptap/extension-image'

/** A picture with its title below it, as readers see it; what is written stays a plain image. */
export const PictureWithCaption = Image.extend({
  addNodeView() {
    return ({ node }) => {
      const { src, alt, title } = node.attrs
      const dom = document.createElement('span')
      dom.className = 'sira-picture'
      const image = dom.appendChild(document.createElement('img'))
      image.src = src
      image.alt = alt ?? ''
      if (title) {
        const caption = dom.appendChild(document.createElement('span'))
        caption.className = 'sira-picture__caption'
        caption.textContent = title
      }
      return { dom }
    }
  },
})
