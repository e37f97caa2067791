import sharp from 'sharp'
import type { UploadFile } from './clean-files.ts'
import { withSize } from './png-chunks.ts'

const picture = sharp({ create: { width: 96, height: 64, channels: 3, background: '#7a9' } })
const drawn = sharp(Buffer.from(Array.from({ length: 96 * 64 * 3 }, (_, at) => (at * 37 + (at >> 5)) & 255)), {
  raw: { width: 96, height: 64, channels: 3 },
})
const [jpeg, png, gif] = [
  await drawn.clone().jpeg().toBuffer(),
  await drawn.clone().png().toBuffer(),
  await drawn.clone().gif().toBuffer(),
]
const script = '<script>alert(1)</script>'
const svg = Buffer.from(
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`,
)
const html = Buffer.from(`<!doctype html>${script}`)
const zip = Buffer.from('PK\u0003\u0004\u0014\0\0\0\0\0word/document.xml                        ', 'latin1')
const half = (file: Buffer) => file.subarray(0, file.length / 2)

/** The JPEG with another size in its frame header. */
const hugeJpeg = (() => {
  const file = Buffer.from(jpeg)
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]))
  file.writeUInt16BE(65_000, frame + 5)
  file.writeUInt16BE(65_000, frame + 7)
  return file
})()
const hugeGif = (() => {
  const file = Buffer.from(gif)
  file.writeUInt16LE(65_535, 6)
  file.writeUInt16LE(65_535, 8)
  // The frame header has the same size, because readers use one or the other.
  const frame = file.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 96, 0, 64, 0]))
  file.writeUInt16LE(65_535, frame + 5)
  file.writeUInt16LE(65_535, frame + 7)
  return file
})()
const brokenPng = (() => {
  const file = Buffer.from(png)
  const at = file.indexOf('IDAT') + 12
  file.fill(0xff, at, at + 40)
  return file
})()
const bomb = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#fff' } })
  .png({ palette: true, colours: 2 })
  .toBuffer()

/** Files that are not a picture of the four kinds, incomplete, or too large. */
export const hostilePictures: Readonly<Record<string, UploadFile>> = {
  'an SVG called a JPEG': { name: 'a.jpg', bytes: svg },
  'an SVG called a PNG': { name: 'a.png', bytes: svg },
  'an SVG with its own name': { name: 'a.svg', bytes: svg },
  'a web page called a JPEG': { name: 'a.jpg', bytes: html },
  'a web page called a GIF': { name: 'a.gif', bytes: html },
  'a ZIP called a JPEG': { name: 'a.jpg', bytes: zip },
  'a Windows program called a PNG': { name: 'a.png', bytes: Buffer.from(`MZ${'\0'.repeat(200)}PE\0\0`, 'latin1') },
  'a Linux program called a GIF': {
    name: 'a.gif',
    bytes: Buffer.from(`\u007fELF\u0002\u0001${'\0'.repeat(60)}`, 'latin1'),
  },
  'a shell script called a JPEG': { name: 'a.jpg', bytes: Buffer.from('#!/bin/sh\nrm -rf /\n') },
  'a WebP called a JPEG': { name: 'a.jpg', bytes: await picture.clone().webp().toBuffer() },
  'a TIFF called a JPEG': { name: 'a.jpg', bytes: await picture.clone().tiff().toBuffer() },
  'an AVIF called a PNG': { name: 'a.png', bytes: await picture.clone().avif().toBuffer() },
  'a HEIC header called a JPEG': {
    name: 'a.jpg',
    bytes: Buffer.from(`\0\0\0\u0018ftypheic\0\0\0\0mif1heic${'\0'.repeat(64)}`, 'latin1'),
  },
  'an ICO called a PNG': {
    name: 'a.png',
    bytes: Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]),
  },
  'a BMP called a JPEG': { name: 'a.jpg', bytes: Buffer.concat([Buffer.from('BM'), Buffer.alloc(120)]) },
  'a picture named as a program': { name: 'photo.jpg.exe', bytes: jpeg },
  'a picture without a file extension': { name: 'photo', bytes: jpeg },
  'an empty file': { name: 'a.jpg', bytes: Buffer.alloc(0) },
  'half a JPEG': { name: 'a.jpg', bytes: half(jpeg) },
  'half a PNG': { name: 'a.png', bytes: half(png) },
  'half a GIF': { name: 'a.gif', bytes: half(gif) },
  'a web page after the first bytes of a JPEG': { name: 'a.jpg', bytes: Buffer.concat([jpeg.subarray(0, 20), html]) },
  'zeros after the first bytes of a PNG': {
    name: 'a.png',
    bytes: Buffer.concat([png.subarray(0, 8), Buffer.alloc(90)]),
  },
  'a program after the first bytes of a GIF': { name: 'a.gif', bytes: Buffer.from('GIF89a<?php system($_GET[0]); ?>') },
  'a GIF that is a script': { name: 'a.gif', bytes: Buffer.from('GIF89a/*\0\0\0*/=1;alert(1)') },
  'a PNG with a broken picture': { name: 'a.png', bytes: brokenPng },
  'a PNG of 64 megapixels in a few kilobytes': { name: 'a.png', bytes: bomb },
  'a PNG that claims ten gigapixels': { name: 'a.png', bytes: withSize(png, 100_000, 100_000) },
  'a JPEG that claims four gigapixels': { name: 'a.jpg', bytes: hugeJpeg },
  'a GIF that claims four gigapixels': { name: 'a.gif', bytes: hugeGif },
}
