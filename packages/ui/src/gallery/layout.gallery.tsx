import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { DescriptionList } from '../data-display.tsx'
import { Emblem, FolderPicture, Tibeb } from '../illustrations.tsx'
import { LanguageSwitch } from '../language-switch.tsx'
import { Cluster, Grid, PageSection, Prose, Split, Stack } from '../layout.tsx'
import { BarcodeFrame, PrintButton, PrintPage } from '../print.tsx'
import { Footer, FooterColumn, Header, HeaderLink } from '../shell.tsx'
import { type Column, Table } from '../table.tsx'
import type { GalleryEntry } from './main.tsx'

const LayoutEntry = () => (
  <Stack gap={8}>
    <PageSection tone="sunken" space="tight" aria-label="Sunken" width="reading">
      <p>A sunken section at reading width.</p>
    </PageSection>
    <Split aside={<Card tone="sunken">A panel beside</Card>}>
      <Prose>
        <h2>Before you apply</h2>
        <p>
          A long line of running text, to judge how wide it becomes and how far the lines are spaced on every kind of
          screen.
        </p>
        <p lang="am">ፓስፖርት ለማግኘት ቀጠሮ ይያዙ፤ አስፈላጊ ሰነዶችን ያዘጋጁ፤ ክፍያ ይፈጽሙ። ከቀጠሮዎ በፊት ከ30 ደቂቃ ቀድመው አይምጡ።</p>
        <ul>
          <li>Birth certificate</li>
          <li>Kebele identity card</li>
        </ul>
        <ol>
          <li>Choose an office</li>
          <li>Choose a day</li>
        </ol>
      </Prose>
    </Split>
    <Cluster justify="between">
      <span>One</span>
      <span>Two</span>
    </Cluster>
  </Stack>
)

const CardEntry = () => (
  <Grid>
    <Card>
      <Card.Title>Plain</Card.Title>
      <p>A sheet lying on the page.</p>
    </Card>
    <Card tone="sunken">
      <Card.Title>Sunken</Card.Title>
      <p>Pressed into the page, for side notes.</p>
    </Card>
    <Card tone="accent">
      <Card.Title>Accent</Card.Title>
      <p>Once a page at most.</p>
    </Card>
    <Card interactive>
      <Card.Title>
        <Card.Link href="#main">Start a new application</Card.Link>
      </Card.Title>
      <p>The whole card is the link. ሙሉው ካርድ ማያያዣ ነው።</p>
    </Card>
  </Grid>
)

const DescriptionListEntry = () => (
  <DescriptionList>
    <DescriptionList.Row label="First name">SAMPLE</DescriptionList.Row>
    <DescriptionList.Row label="የአባት ስም">ናሙና</DescriptionList.Row>
    <DescriptionList.Row label="Appointment">
      Jan 05, 2027 – 27 Tahsas 2019
      <br />
      8:30 – 9:00
    </DescriptionList.Row>
  </DescriptionList>
)

interface Fee {
  readonly service: string
  readonly twoDays: number
  readonly fiveDays: number
}

const fees: readonly Fee[] = [
  { service: 'New', twoDays: 25_000, fiveDays: 20_000 },
  { service: 'Lost or stolen, with correction', twoDays: 40_500, fiveDays: 35_500 },
]

const columns: readonly Column<Fee>[] = [
  { id: 'service', header: 'Service', cell: ({ service }) => service },
  { id: 'two', header: 'Two days', align: 'end', cell: ({ twoDays }) => `${twoDays} ETB` },
  { id: 'five', header: 'Five days', align: 'end', cell: ({ fiveDays }) => `${fiveDays} ETB` },
]

const TableEntry = () => <Table caption="Urgent fees" columns={columns} rows={fees} rowKey={({ service }) => service} />

const bars =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="240" height="60"%3E%3Cpath d="M0 0h6v60H0zM12 0h3v60h-3zM24 0h9v60h-9zM48 0h3v60h-3zM60 0h12v60H60zM90 0h3v60h-3zM120 0h9v60h-9zM150 0h3v60h-3zM180 0h12v60h-12zM210 0h6v60h-6z"/%3E%3C/svg%3E'

const PrintPageEntry = () => (
  <PrintPage letterhead="Letterhead, only on paper" actions={<PrintButton>Print</PrintButton>}>
    <DescriptionList>
      <DescriptionList.Row label="Application number">SAMPLE-0001</DescriptionList.Row>
    </DescriptionList>
    <BarcodeFrame src={bars} alt="Barcode of a sample application">
      SAMPLE-0001
    </BarcodeFrame>
  </PrintPage>
)

const IllustrationsEntry = () => (
  <>
    <Cluster gap={6} className="mb-6 text-primary">
      <Emblem className="size-24" />
      <FolderPicture className="size-24" />
    </Cluster>
    <Tibeb className="h-2 w-full text-accent" />
  </>
)

const languages = [
  { code: 'en', name: 'English', href: '#en' },
  { code: 'am', name: 'አማርኛ', href: '#am' },
  { code: 'om', name: 'Afaan Oromoo', href: '#om' },
  { code: 'ti', name: 'ትግርኛ', href: '#ti' },
]

const ShellEntry = () => (
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
      menu="Menu"
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

export default [
  { title: 'Layout', Entry: LayoutEntry },
  { title: 'Card', Entry: CardEntry },
  { title: 'DescriptionList', Entry: DescriptionListEntry },
  { title: 'Table', Entry: TableEntry },
  { title: 'PrintPage and BarcodeFrame', Entry: PrintPageEntry },
  { title: 'Illustrations', Entry: IllustrationsEntry },
  { title: 'Shell', Entry: ShellEntry },
] satisfies readonly GalleryEntry[]
