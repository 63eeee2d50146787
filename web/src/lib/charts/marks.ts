/** What the charts take from Observable Plot: a part of the page that is fetched with the first chart. */

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
