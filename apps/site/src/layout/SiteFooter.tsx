import type { Settings } from '@sira/contract/records/settings'
import { Phone } from '../components/Phone.tsx'
import { SocialLinks } from '../components/SocialLinks.tsx'
import type { Article } from '../features/news/article.ts'
import { cutText } from '../format/cutText.ts'
import { storedDay } from '../format/dates.ts'
import { phoneLink } from '../format/phone.ts'
import { writtenIn } from '../format/writtenIn.ts'
import type { Dictionary } from '../i18n/fr.ts'
import { FooterLinks } from './FooterLinks.tsx'
import { mainMenu } from './menu/navigation.ts'
import { NewsletterBand } from './NewsletterBand.tsx'
import { Registration } from './Registration.tsx'

/** Characters of an article’s title (product 9). */
const longestTitle = 50

interface SiteFooterProps {
  settings: Settings
  words: Dictionary
  recentNews: readonly Article[]
  /** False on pages of a visitor's own order. */
  asksToSubscribe: boolean
}

/** The footer of every page (product 2.2). */
export function SiteFooter({ settings, words, recentNews, asksToSubscribe }: SiteFooterProps) {
  const { footer, menu } = words
  const services =
    mainMenu(words).find(({ route }) => route === words.routes.services)?.children ?? []
  const quickLinks = [
    { name: menu.about, route: words.routes.about },
    { name: menu.trainings, route: words.routes.trainings },
    { name: menu.jobs, route: words.routes.jobs },
    { name: words.nearby.title, route: words.routes.nearby },
    { name: menu.shop, route: words.routes.bookShop(settings.productName) },
    { name: menu.faq, route: words.routes.faq },
    { name: menu.quote, route: words.routes.quote },
    { name: words.attestation.title, route: words.routes.certificateCheck },
    { name: words.saved.title, route: words.routes.saved },
    // For browsers that are too old for the popover of the header.
    ...(settings.showSearch ? [{ name: words.search.title, route: words.routes.search }] : []),
  ]
  return (
    <footer className="site-footer">
      {asksToSubscribe && <NewsletterBand words={words} asksForProof={settings.proofOfWork} />}
      <div className="bg-indigo-nuit text-lin">
        <div className="page footer-columns py-7">
          <div>
            <p className="font-titre text-2xl font-extrabold">{settings.brandName}</p>
            <p className="mt-2">{footer.about}</p>
            <p className="mt-2">{settings.address}</p>
            <a href={`mailto:${settings.email}`} className="tap underline underline-offset-4">
              {settings.email}
            </a>
            <br />
            <a href={phoneLink(settings.firstContact)} className="tap figure text-lg">
              <Phone number={settings.firstContact} />
            </a>
            <SocialLinks settings={settings} label={footer.social} />
          </div>
          <FooterLinks title={footer.quickLinks} links={quickLinks} />
          <FooterLinks title={footer.services} links={services} />
          {recentNews.length > 0 && (
            <FooterLinks
              title={footer.recentNews}
              links={recentNews.map(({ slug, titre, publishedAt, locale }) => ({
                name: cutText(titre, longestTitle),
                route: words.routes.article(slug),
                note: publishedAt ? storedDay(publishedAt) : undefined,
                attributes: writtenIn(locale, words.locale),
              }))}
            />
          )}
        </div>
        <div className="border-t border-pierre">
          <div className="page flex flex-wrap items-center gap-x-6 py-3 text-[0.95rem]">
            <p className="flex-[1_1_14rem]">
              {footer.copyright(settings.copyrightYear, settings.brandName)}
              <Registration settings={settings} words={words} />
            </p>
            <a href={words.routes.terms} className="tap hover:underline">
              {footer.terms}
            </a>
            <a href={words.routes.privacy} className="tap hover:underline">
              {footer.privacy}
            </a>
            <a href={words.routes.accessibility} className="tap hover:underline">
              {footer.accessibility}
            </a>
          </div>
        </div>
      </div>
    </footer>
  )
}
