# What belongs to every chart.

page-chart-figures = Table and files
page-chart-svg = Save as SVG
page-chart-png = Save as PNG
page-chart-lost = The drawing couldn’t be loaded. The table below has the same figures.
page-chart-no-picture = This browser can’t make a picture of the chart.
