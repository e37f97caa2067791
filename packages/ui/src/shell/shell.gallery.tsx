import { Button } from '../button/index.ts'
import type { GalleryEntry } from '../gallery/entries.ts'
import { Emblem } from '../illustrations/index.ts'
import { LanguageSwitch } from '../language-switch/index.ts'
import { Footer, FooterColumn, Header, HeaderLink } from './index.ts'

const languages = [
  { code: 'en', name: 'English', href: '#en' },
  { code: 'am', name: 'አማርኛ', href: '#am' },
  { code: 'om', name: 'Afaan Oromoo', href: '#om' },
  { code: 'ti', name: 'ትግርኛ', href: '#ti' },
]

const Entry = () => (
  <div className="-mx-4 sm:-mx-6">
    <Header
      brand={
        <a href="#home" className="flex items-center gap-3 leading-snug text-current no-underline">
          <Emblem className="size-11 shrink-0" />
          <span className="font-display font-bold">Passport service</span>
        </a>
      }
      utilities={<LanguageSwitch label="Language" languages={languages} current="en" />}
      links={
        <>
          <HeaderLink href="#home" aria-current="page">
            Home
          </HeaderLink>
          <HeaderLink href="#requirements">Requirements</HeaderLink>
          <HeaderLink href="#status">Status</HeaderLink>
          <HeaderLink href="#contact">Contact</HeaderLink>
        </>
      }
      account={
        <Button asChild variant="secondary" size="small">
          <a href="#login">Log in</a>
        </Button>
      }
      words={{ menu: 'Menu', navigation: 'Main' }}
    />
    <p className="p-6">The page. Scrolled by more than 100 px the header stays at the top.</p>
    <Footer closing="A sample footer">
      <FooterColumn title="Service">
        <HeaderLink href="#schedule">Schedule</HeaderLink>
        <HeaderLink href="#faq">Questions</HeaderLink>
      </FooterColumn>
      <FooterColumn title="Help">
        <HeaderLink href="tel:8133">8133</HeaderLink>
      </FooterColumn>
    </Footer>
  </div>
)

export default { title: 'Shell', Entry } satisfies GalleryEntry
