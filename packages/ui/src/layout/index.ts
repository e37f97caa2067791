export { Container, PageSection } from './page-section.tsx'
export { Prose } from './prose.tsx'
export { Split, type SplitProps } from './split.tsx'
export { Cluster, Grid, Stack } from './stack.tsx'
