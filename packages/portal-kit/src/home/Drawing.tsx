/** A picture that comes with the page: what a first look falls on must not cost another journey over a slow line. */
export const Drawing = ({ svg, className }: { readonly svg: string; readonly className: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this folder, read by the build
  <div aria-hidden className={className} dangerouslySetInnerHTML={{ __html: svg }} />
)
