/** What the charts use from Observable Plot: a chunk that is loaded with the first chart. */

export {
  areaY,
  axisX,
  axisY,
  barX,
  barY,
  dot,
  gridX,
  gridY,
  line,
  link,
  plot,
  rect,
  rectY,
  ruleX,
  ruleY,
  text,
  tickX,
} from '@observablehq/plot'
