import { namedTexts } from '@sira/contract/pageTexts/eachText'
import { isTextPage, type TextPageName, textPages } from '@sira/contract/pageTexts/textPages'
import type { GlobalConfig } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { contentStaff } from '../../access/contentStaff.ts'
import { hiddenFrom } from '../../access/hiddenFrom.ts'
import { publishedOrContentStaff } from '../../access/publishedOrContentStaff.ts'
import { pagePreviewAddress } from '../../publication/addresses/pagePreviewAddress.ts'
import { announceSettings } from '../../publication/changes/announceSettings.ts'
import { publishedPageAnswer } from '../../publication/sayPublished.ts'
import { savingSlot } from '../factories/savingSlot.ts'
import { pageTextField } from './pageTextField.ts'

/** The texts of a page of the site, with a draft until they are published. */
function pageGlobal(name: TextPageName): GlobalConfig {
  const { label, parts, type } = textPages[name]
  const preview = (language: string) => pagePreviewAddress(name, language)
  return {
    slug: type,
    label,
    access: { read: publishedOrContentStaff, update: contentStaff },
    admin: {
      group: adminGroups.pages,
      hidden: hiddenFrom('agent', 'cashier'),
      preview: (_texts, { locale }) => preview(locale),
      livePreview: { url: ({ locale }) => preview(locale.code) },
      components: {
        elements: {
          beforeDocumentControls: [savingSlot(false)],
          Status: '/src/admin/pages/PageState.tsx#PageState',
          PublishButton: '/src/admin/pages/PublishPage.tsx#PublishPage',
          UnpublishButton: '/src/admin/pages/NoUnpublishing.tsx#NoUnpublishing',
        },
        views: {
          edit: { livePreview: { Component: '/src/admin/preview/PageBeside.tsx#PageBeside' } },
        },
      },
    },
    versions: { drafts: true },
    // Payload (3.90, getVersions) reads this field without selecting it: published texts counted as
    // never published.
    forceSelect: { _status: true },
    hooks: { afterChange: [announceSettings, publishedPageAnswer] },
    fields: parts.map((part) => ({
      type: 'collapsible',
      label: part.label,
      fields: namedTexts(part.texts).map(([field, text]) => pageTextField(field, text)),
    })),
  }
}

export const pageGlobals: GlobalConfig[] = Object.keys(textPages).filter(isTextPage).map(pageGlobal)
