import { Card } from '../card/index.ts'
import type { GalleryEntry } from '../gallery/entries.ts'
import { Cluster, PageSection, Prose, Split, Stack } from './index.ts'

const Entry = () => (
  <Stack gap={8}>
    <PageSection tone="brand" space="tight" aria-label="Brand">
      <h3>On the brand band</h3>
      <p>
        Words and a <a href="#main">free call line</a> on the band.
      </p>
    </PageSection>
    <PageSection tone="sunken" space="tight" aria-label="Sunken" width="reading">
      <p>A sunken section at reading width.</p>
    </PageSection>
    <Split aside={<Card tone="sunken">A panel beside</Card>}>
      <Prose>
        <h2>Before you apply</h2>
        <p>
          A long line of running text, to judge how wide it becomes and how far the lines stand apart on every kind of
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

export default { title: 'Layout', Entry } satisfies GalleryEntry
